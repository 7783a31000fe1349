import type { conditions as source } from '#shared/rules/scop/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'condition.fallen': 'Fallen',
  'condition.disarmed': 'Disarmed',
  'condition.unconscious': 'Unconscious',
  'condition.stunned': 'Stunned',
  'condition.held': 'Held',
  'condition.blinded': 'Blinded',
  'condition.frightened': 'Frightened',
  'condition.surprised': 'Surprised',
  'condition.other': 'Another condition',
  'tracker.conditionDice': 'Dice',
  'tracker.conditionDiceHelp': 'Taken (−) or given in every test.',
};
