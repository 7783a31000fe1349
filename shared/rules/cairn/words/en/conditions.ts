import type { conditions as source } from '#shared/rules/cairn/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'dial.impaired': 'Impaired',
  'dial.enhanced': 'Enhanced',
  'dial.armor': 'Armor',
  'ending.said': '{{name}} saves with {{attribute}} to shake off the condition',
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
  'condition.deprived.means': 'Rest does not restore HP.',
  'condition.critical.means': 'Can only crawl. Without help, dies within the hour.',
  'condition.mortal-wound.means':
    'Out of action; unless healed, dies within the hour. Rest does not restore HP.',
  'condition.stabilised.means': 'Was helped: no longer dies of this blow, but does not fight yet.',
  'condition.dead.means': 'Dead: acts no more.',
  'condition.paralysed.means': 'DEX 0: cannot act.',
  'condition.delirious.means': 'WIL 0: cannot act.',
  'condition.impaired.means':
    'Its attacks do d4 instead of the weapon’s die. With Enhanced, each cancels the other.',
  'condition.enhanced.means':
    'Its attacks do d12 instead of the weapon’s die. With Impaired, each cancels the other.',
  'condition.hamstrung.means': 'Hardly moves until it has serious help and rest.',
  'condition.deafened.means': 'Cannot hear until it has extraordinary aid.',
  'condition.fled.means': 'Fled: out of the fight.',
};
