import type { maneuver as source } from '#shared/rules/rituals-d20/words/pt-BR/maneuver.ts';

/** The same keys in English. */
export const maneuver: { readonly [K in keyof typeof source]: string } = {
  'said.grapple': '{{name}} tries to grapple {{target}}',
  'said.trip': '{{name}} tries to trip {{target}}',
  'said.disarm': '{{name}} tries to disarm {{target}}',
  'said.push': '{{name}} tries to push {{target}}',
  'said.overrun': '{{name}} tries to overrun {{target}}, who resists',
  'said.crush': '{{name}} crushes {{target}}',
  'said.breakFree': '{{name}} tries to break free from {{target}}',
  'said.feint': '{{name}} feints against {{target}}',
  'said.holdOn': '{{name}} tries to hold on to the edge',

  'verdict.wins': 'Wins: {{total}} against {{opposed}}',
  'verdict.loses': 'Does not win: {{total}} against {{opposed}}',
  'verdict.winsPush':
    'Wins: {{total}} against {{opposed}}; pushes {{meters}} m, and with a movement action goes along up to {{along}} m',
  'verdict.winsTripFar': 'Wins: {{total}} against {{opposed}}, and pushes the target one square (1.5 m)',
  'verdict.winsDisarm': 'Wins: {{total}} against {{opposed}}; the item falls on the spot',
  'verdict.winsDisarmFar':
    'Wins: {{total}} against {{opposed}}; the item falls one square (1.5 m) away, in the chosen direction',
  'verdict.winsOverrun': 'Wins: {{total}} against {{opposed}}; knocks down and goes on',

  'told.givesWay': '{{target}} gives way to {{name}}',
  'told.releases': '{{name}} lets go of {{target}}',

  'refuse.immobile': '{{name}} is grappled and can’t move away. Use the manoeuvre Break free first.',
  'refuse.notLight':
    'Grappled, {{name}} attacks with light weapons only, and {{weapon}} isn’t one. Choose another.',
  'refuse.handBusy': '{{name}} is grappling with one hand, and {{weapon}} takes both. Choose another weapon.',
  'refuse.notUnarmed':
    'Crushing deals the damage of an unarmed blow, and {{weapon}} is a weapon. Choose an unarmed blow.',
  'refuse.overrunTarget':
    '{{name}}, the target of the charge or whoever makes it, can’t be overrun. Choose somebody else.',
  'refuse.alreadyGrappling': '{{name}} is already grappling somebody. Let go first.',
  'refuse.alreadyGrappled': '{{name}} is already grappled. Choose another target.',
  'refuse.grappleWeapon':
    '{{name}} has {{weapon}} in hand, and grappling is unarmed or with a light or one-handed weapon. Choose what is in hand.',
  'refuse.holdsNobody': '{{name}} isn’t grappling anybody. Choose another manoeuvre.',
  'refuse.notGrappled': '{{name}} isn’t grappled. Choose another manoeuvre.',
  'refuse.unknownGrappler':
    'Nobody in the fight grapples {{name}}. Take the condition off under “Condition”.',
  'refuse.onlyGrapple':
    'The weapon in hand only matters for a grapple. Take the weapon out or choose Grapple.',
  'refuse.onlyTrip': 'Only somebody tripped goes over an edge. Take the edge out or choose Trip.',
  'refuse.onlyOverrun': 'Only an overrun can be given way to. Choose “Resists”.',

  'slot.grapple': 'Grappled target: even is the target, odd the other one',

  'maneuver.grapple': 'Grapple',
  'maneuver.trip': 'Trip',
  'maneuver.disarm': 'Disarm',
  'maneuver.push': 'Push',
  'maneuver.overrun': 'Overrun',
  'maneuver.feint': 'Feint',
  'maneuver.crush': 'Crush',
  'maneuver.break-free': 'Break free',

  'tracker.maneuver': 'Manoeuvre',
  'tracker.slot.of': '{{name}}',
  'tracker.slot.edge': 'Edge (Dexterity)',
  'tracker.slot.overrun': 'Overrun {{name}}',
  'tracker.overrunAdd': 'Overrun on the way',
  'tracker.overrunWhom': 'Overrun {{name}}',
  'tracker.overrunRemove': 'Don’t overrun {{name}}',
  'tracker.resists': 'Resists',
  'tracker.givesWay': 'Gives way',
  'tracker.maneuverWhich': 'Which manoeuvre',
  'tracker.effect.grapple': 'Flat-footed, immobile, −2 to attack.',
  'tracker.effect.trip': 'Falls; by 5 or more, back 1.5 m.',
  'tracker.effect.disarm': 'The item falls; by 5 or more, 1.5 m off.',
  'tracker.effect.push': '1.5 m, and 1.5 m more for each 5.',
  'tracker.effect.overrun': 'Amid a move: knocks down and goes on.',
  'tracker.effect.feint': 'Flat-footed against your next attack.',
  'tracker.effect.crush': 'In place of an attack: unarmed damage.',
  'tracker.effect.break-free': 'Gets out of the grip.',
  'tracker.inHands': 'In hand',
  'tracker.bareHands': 'nothing',
  'tracker.blow': 'Blow',
  'tracker.noBlow': '{{name}} has no unarmed blow. Add one under “Correct sheet”.',
  'tracker.edge': 'At an edge: by 5 or more, Dexterity DC 20 to hold on',
  'tracker.otherDoes': 'What {{name}} does',
  'tracker.givesWayHint': 'Passes without a test.',
  'tracker.maneuverDo': 'Try',
  'tracker.passBy': 'Pass',
  'tracker.holds': '{{name}} holds {{held}}.',
  'tracker.isHeld': '{{by}} holds {{name}}.',
  'tracker.release': 'Let go (free)',
  'tracker.crush': 'Crush (standard)',
  'tracker.breakFree': 'Try to break free ({{action}})',
};
