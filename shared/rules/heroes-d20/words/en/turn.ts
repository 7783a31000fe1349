import type { turn as source } from '#shared/rules/heroes-d20/words/pt-BR/turn.ts';

/** The same keys in English. */
export const turn: { readonly [K in keyof typeof source]: string } = {
  'refuse.combatSpent': 'The combat action of this turn is spent. Choose another or pass.',
  'refuse.movementSpent':
    'The movement actions of this turn are spent, the one traded for the free action too. Choose another or pass.',
  'refuse.fullNeedsBoth':
    'A full action takes the combat and the movement action, and one of them is spent this turn. Choose another.',
  'refuse.afterFull': 'After a full action no combat or movement action is left. Choose a free one or pass.',
  'refuse.unknownAction': 'There is no action “{{action}}”. Choose another.',
  'refuse.alreadyLate': 'This turn is already marked as late. Pass whenever you like.',
  'refuse.nobodysTurn': 'No turn is being played. Go on to the next one first.',
  'refuse.out': '{{name}} is out of the fight. Choose somebody else.',
  'refuse.itself': '{{name}} can’t do that to themselves. Choose another target.',
  'refuse.notProne': '{{name}} isn’t prone. Choose another action.',

  'told.late': 'Late: {{name}} let the time of the turn run out',
  'told.stands': '{{name}} stands up',
  'told.dropsProne': '{{name}} drops to the ground',
  'told.draws': '{{name}} draws {{item}}',
  'told.sheathes': '{{name}} puts away {{item}}',

  'action.combat': 'Combat action',
  'action.movement': 'Movement action',
  'action.full': 'Full action',
  'action.free': 'Free action',
  'action.reaction': 'Reaction',

  'act.move': 'Move',
  'act.swim': 'Swim',
  'act.climb': 'Climb',
  'act.jump': 'Jump',
  'act.handle-item': 'Handle an item',
  'act.throw-item-to-catch': 'Throw an item to be caught',
  'act.throw-item-to-hit': 'Throw an item to hit',
  'act.drop-item': 'Drop an item',
  'act.speak': 'Speak',

  'did.move': '{{name}} moves up to {{meters}} m',
  'did.swim': '{{name}} swims up to {{meters}} m',
  'did.climb': '{{name}} climbs up to {{meters}} m',
  'did.jump': '{{name}} jumps up to {{meters}} m',
  'did.handle-item': '{{name}} handles {{item}}',
  'did.throw-item-to-catch': '{{name}} throws {{item}} for {{target}} to catch',
  'did.throw-item-to-hit': '{{name}} throws {{item}} at {{target}}',
  'did.drop-item': '{{name}} drops {{item}}',
  'did.speak_one': '{{name}} speaks up to {{count}} line',
  'did.speak_other': '{{name}} speaks up to {{count}} lines',
  'did.dragging': '{{done}}, dragging {{target}}',

  'tracker.late': 'Mark as late',
  'tracker.acts': 'Action',
  'tracker.actItem': 'Item (if any)',
  'tracker.actStand': 'Stand up',
  'tracker.actDropProne': 'Drop prone',
  'tracker.actDraw': 'Draw {{weapon}}',
  'tracker.actSheathe': 'Sheathe {{weapon}}',
  'tracker.actRelease': 'Let go of {{name}}',
  'tracker.actOther': 'Something else',
  'tracker.actTarget': 'Throws go to {{name}}.',
};
