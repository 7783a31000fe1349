import type { trackerFreeRoll as source } from '#shared/text/pt-BR/tracker/free-roll.ts';

/** The same keys in English. */
export const trackerFreeRoll: { readonly [K in keyof typeof source]: string } = {
  'tracker.act.freeRoll': 'Roll',
  'tracker.freeRoll.do': 'Roll',
  'tracker.freeRoll.dice': 'Dice',
  'tracker.freeRoll.diceHelp': 'Such as 2d6+3 or 4d6kh3. Arrow up: earlier rolls.',
  'tracker.freeRoll.why': 'What for',
  'tracker.freeRoll.who': 'Whose',
  'tracker.freeRoll.against': 'Against',
  'tracker.freeRoll.alone': 'Nobody',
  'tracker.freeRoll.otherDice': 'The other’s dice',
  'tracker.freeRoll.secret': 'The narrator’s own: players hear nothing of it',
  'tracker.freeRoll.mine': 'Roll',
  'tracker.freeRoll.theirs': 'The other’s',
  'tracker.freeRoll.noDice': 'Write the dice, such as 2d6+3.',
  'tracker.freeRoll.said': 'Roll {{dice}}',
  'tracker.freeRoll.saidWhy': 'Roll {{dice}}: {{why}}',
};
