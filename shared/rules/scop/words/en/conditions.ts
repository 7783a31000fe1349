import type { conditions as source } from '#shared/rules/scop/words/pt-BR/conditions.ts';

/** The same keys in English. */
export const conditions: { readonly [K in keyof typeof source]: string } = {
  'dial.dice': 'Dice',
  'ending.test': 'Test',
  'condition.fallen': 'Fallen',
  'condition.disarmed': 'Disarmed',
  'condition.unconscious': 'Unconscious',
  'condition.stunned': 'Stunned',
  'condition.held': 'Held',
  'condition.blinded': 'Blinded',
  'condition.frightened': 'Frightened',
  'condition.surprised': 'Surprised',
  'condition.other': 'Another condition',
  'condition.fallen.means': 'On the ground. It costs as many dice as the narrator says.',
  'condition.disarmed.means': 'Lost what was in its hand. It costs as many dice as the narrator says.',
  'condition.unconscious.means': 'Does not act until it wakes.',
  'condition.stunned.means': 'Stunned by the blow. It costs as many dice as the narrator says.',
  'condition.held.means': 'Cannot leave its place. It costs as many dice as the narrator says.',
  'condition.blinded.means': 'Cannot see. It costs as many dice as the narrator says.',
  'condition.frightened.means': 'Afraid. It costs as many dice as the narrator says.',
  'condition.surprised.means': 'Does nothing in the turn in which it was surprised.',
  'condition.other.means': 'Costs or gives as many dice as the narrator says.',
  'tracker.conditionDice': 'Dice',
  'tracker.conditionDiceHelp': 'Taken (−) or given in every test.',
};
