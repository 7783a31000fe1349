import type { maneuver as source } from '#shared/rules/heroes-d20/words/pt-BR/maneuver.ts';

/** The same keys in English. */
export const maneuver: { readonly [K in keyof typeof source]: string } = {
  'verdict.won': 'Wins: {{attack}} against {{defense}}',
  'verdict.wonGain': 'Wins: {{attack}} against {{defense}}, {{gain}}',
  'verdict.lost': 'Does not manage: {{attack}} against {{defense}}',
  'verdict.push': 'pushes {{meters}} m',
  'verdict.feintWon': 'Deceives: {{total}} against initiative {{initiative}}',
  'verdict.feintLost': 'Does not deceive: {{total}} against initiative {{initiative}}',

  'maneuver.grapple': 'Grapple',
  'maneuver.trip': 'Trip',
  'maneuver.disarm': 'Disarm',
  'maneuver.push': 'Push',
  'maneuver.sunder': 'Sunder',
  'maneuver.feint': 'Feint',
  'maneuver.break-free': 'Break free',
  'maneuver.release': 'Let go',

  'said.grapple': '{{name}} tries to grapple {{target}}',
  'said.trip': '{{name}} tries to trip {{target}}',
  'said.disarm': '{{name}} tries to disarm {{target}}',
  'said.push': '{{name}} tries to push {{target}}',
  'said.sunder': '{{name}} tries to break an item of {{target}}',
  'said.onItem': '{{said}} ({{item}})',
  'said.breakFree': '{{name}} tries to break free of {{target}}',
  'said.feint': '{{name}} feints at {{target}}',

  'told.disarmed': 'Falls at the feet of {{name}}: {{item}}',
  'told.releases': '{{name}} lets go of {{target}}',

  'item.held': 'what was held',
  'item.weapon': 'a weapon',
  'item.any': 'an item',
  'item.anybody': 'somebody',

  'refuse.immobile': '{{name}} is grappled and can’t move. Use the manoeuvre Break free first.',
  'refuse.handsFull':
    '{{name}} is holding somebody and has full hands. Let go first, or use a blow without hands.',
  'refuse.noItem': 'The manoeuvre {{maneuver}} doesn’t aim at an item. Take the item out or choose another.',
  'refuse.onlySunder': 'Only the manoeuvre Sunder uses a weapon. Take the weapon out or choose Sunder.',
  'refuse.sunderItem': 'Say which object of the scene the target holds.',
  'refuse.sunderWeapon': 'Say which weapon strikes the item.',
  'refuse.sunderRanged': 'Sunder is a melee attack, and {{weapon}} is ranged. Choose another weapon.',
  'refuse.notCarried': '{{name}} doesn’t hold {{object}}. Choose another object.',
  'refuse.alreadyGrappled': '{{name}} is already grappled. Choose another target.',
  'refuse.alreadyProne': '{{name}} is already prone. Choose another target.',
  'refuse.notGrappled': '{{name}} isn’t grappled. Choose another manoeuvre.',
  'refuse.unknownGrappler': 'Nobody in the fight holds {{name}}. Take the condition off under “Condition”.',
  'refuse.holdsNobody': '{{name}} isn’t holding anybody. Choose another manoeuvre.',

  'tracker.maneuver': 'Manoeuvre',
  'tracker.try': 'Try',
  'tracker.maneuverWhich': 'Which manoeuvre',
  'tracker.cost.grapple': 'holds the target',
  'tracker.cost.trip': 'to the ground',
  'tracker.cost.disarm': 'the item falls',
  'tracker.cost.push': '1.5 m or more',
  'tracker.cost.sunder': 'breaks an item',
  'tracker.cost.feint': 'free, Deception',
  'tracker.cost.break-free': 'out of the grip',
  'tracker.cost.release': 'free, no test',
  'tracker.effect.grapple':
    '{{target}} can’t move, with −2 on attacks and another −2 on every roll. {{name}} has full hands and moves at half speed.',
  'tracker.effect.trip':
    '{{target}} falls, unhurt: −4 on defence, or +4 against shots. {{name}} stays on foot.',
  'tracker.effect.disarm': 'The item falls at {{target}}’s feet. {{name}} doesn’t get it.',
  'tracker.effect.push':
    '{{target}} is pushed 1.5 m, and 1.5 m more for each 5 of difference. {{name}} goes along.',
  'tracker.effect.sunder': '{{name}} strikes the item, not {{target}}: normal damage less DR, no criticals.',
  'tracker.effect.feint':
    '{{target}} is flat-footed against {{name}}’s next attack, until the end of the next round.',
  'tracker.effect.break-free': '{{name}} is free, and {{target}} holds nobody any more.',
  'tracker.effect.release': '{{target}} is free, and {{name}} has free hands.',
  'tracker.item': 'Item',
  'tracker.itemHeld': 'what it holds',
  'tracker.carriesNothing': '{{name}} isn’t carrying any object of the scene.',
  'tracker.addItem': 'Give the target an item',
  'tracker.noBlow': '{{name}} has no melee weapon. Add one under “Correct sheet”.',
  'tracker.holds': '{{name}} holds {{held}}.',
  'tracker.isHeld': '{{name}} is held by {{by}}.',
};
