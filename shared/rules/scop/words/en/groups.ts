import type { groups as source } from '#shared/rules/scop/words/pt-BR/groups.ts';

/** The same keys in English. */
export const groups: { readonly [K in keyof typeof source]: string } = {
  'group.engaged': '{{name}} enters engagement group {{group}}',
  'group.none': '{{name}} stays out of the engagement groups',
  'group.moves': '{{name}} spends the turn going to engagement group {{group}}',
  'group.leaves': '{{name}} spends the turn leaving the engagement groups',
  'group.arrived': '{{name}} reaches engagement group {{group}}',
  'group.left': '{{name}} is out of the engagement groups',

  'camp.turn': 'Turn {{turn}}',
  'camp.apart': 'Out of reach',

  'error.moveInstead':
    '{{name}} is already in the fight, and changing engagement groups costs the turn. Use “Move”.',
  'error.sameGroup': '{{name}} is already there. Choose another group.',
  'error.moving': '{{name}} spends this turn changing engagement groups. Choose somebody else.',
  'error.outOfReach':
    '{{name}} and {{target}} aren’t in the same engagement group. Choose another target or attack at range.',

  'tracker.move': 'Move',
  'tracker.board': 'Engagement groups',
  'tracker.group': 'Group {{group}}',
  'tracker.outside': 'Outside the groups',
  'tracker.newGroup': 'New group',
  'tracker.against': 'against',
  'tracker.balance': '{{party}} against {{foes}}',
  'tracker.arrives': '{{name}} arrives next turn',
  'tracker.handle': 'Move {{name}} to another group',
  'tracker.callOff': '{{name}} stays put',
  'tracker.goes': 'on the way to {{group}}; no reaction to those left behind',
  'tracker.goesOut': 'getting away from everyone; no reaction to those left behind',
  'tracker.moveWho': 'Who goes',
  'tracker.moveNobody': 'Click whoever is to go.',
  'tracker.moveTo': 'Move to',
  'tracker.moveNew': 'Name of the new group',
  'tracker.moveCost':
    'Costs the turn: no action, and those left behind attack without a reaction. Arrives next turn.',
  'tracker.moveFree': 'In at once, at no cost.',
  'tracker.moveDo': 'Move',
  'tracker.moveHere': 'Already there. Choose another group.',
  'tracker.noName': 'Give the new group a name.',
  'tracker.setup': 'Engagement groups',
  'tracker.setupHint':
    'Drag everyone by the handle to the group they fight in, or press Enter on the handle. Without any group, all begin in one.',
};
