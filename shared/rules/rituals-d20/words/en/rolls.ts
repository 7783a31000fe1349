import type { rolls as source } from '#shared/rules/rituals-d20/words/pt-BR/rolls.ts';

/** The same keys in English. */
export const rolls: { readonly [K in keyof typeof source]: string } = {
  'term.best': 'Best of {{count}}d20',
  'term.worst': 'Worst of {{count}}d20',
  'term.skill': 'Skill',
  'term.modifier': 'Narrator’s modifier',
  'term.defense': 'Defence',
  'term.aimDie': '+1d20 for aiming',
  'term.chargeDie': '+1d20 for the charge',
  'term.notBelowZero': 'Damage never falls below 0',

  'sum.attack': 'Attack',
  'sum.difficulty': 'DC',
  'sum.damage': 'Damage',
  'sum.test': 'Test',
  'sum.opposed': 'Opposition',

  'slot.attack': 'Attack',
  'slot.damage': 'Damage',
};
