import type { conditions as source } from '#shared/rules/cairn/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'condition.deprived': 'Deprived',
  'condition.critical': 'Critical damage',
  'condition.criticalUntil': 'Critical damage (dies in round {{round}})',
  'condition.mortalWound': 'Mortal wound',
  'condition.mortalWoundUntil': 'Mortal wound (dies in round {{round}})',
  'condition.stabilised': 'Stabilised',
  'condition.dead': 'Dead',
  'condition.paralysed': 'Paralysed',
  'condition.delirious': 'Delirious',
  'condition.impaired': 'Impaired',
  'condition.enhanced': 'Enhanced',
  'condition.hamstrung': 'Hardly moves',
  'condition.deafened': 'Deafened',
  'condition.fled': 'Fled',
};
