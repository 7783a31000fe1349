import type { attack as source } from '#shared/rules/heroes-d20/words/pt-BR/attack.ts';

/** The same keys in English. */
export const attack: { readonly [K in keyof typeof source]: string } = {
  'said.attack': '{{attacker}} attacks {{target}} ({{weapon}})',
  'said.attackAgain': '{{attacker}} attacks {{target}} again ({{weapon}}, attack {{nth}})',
  'said.attackReaction': '{{attacker}} attacks {{target}} as a reaction ({{weapon}})',

  'verdict.hit': 'Hit: {{attack}} against {{defense}}',
  'verdict.miss': 'Miss: {{attack}} against {{defense}}',
  'verdict.critical': 'Critical hit: {{attack}} against {{defense}}, damage ×{{multiplier}}',
  'verdict.naturalOne': 'Miss: natural 1',
  'verdict.naturalTwenty': 'Hit: natural 20',
  'verdict.naturalTwentyCritical': 'Critical hit: natural 20, damage ×{{multiplier}}',
  'verdict.concealment': 'Miss: natural {{natural}} against concealment',
  'verdict.blinded': 'Miss: blinded, natural {{natural}} is even',
  'verdict.defenseNaturalOne': 'Hit: the defence rolled a natural 1',
  'verdict.defenseNaturalOneCritical': 'Critical hit: the defence rolled a natural 1, damage ×{{multiplier}}',
  'verdict.defenseNaturalTwenty': 'Miss: the defence rolled a natural 20',
  'verdict.redirected': 'Miss: natural 1, and the shot goes to someone else in the melee',
  'verdict.redirectedTo': 'Miss: natural 1, and the shot strikes {{other}}',

  'refuse.surprised': '{{name}} was surprised and cannot attack this round.',
  'refuse.defeated': '{{name}} is out of the fight and cannot attack.',
  'refuse.unknownWeapon': '{{name}} has no weapon “{{weapon}}”.',
  'refuse.firstAttackMade':
    '{{name}} has already made the first attack of this turn; those that follow are additional attacks.',
  'refuse.attackOutOfOrder': 'Attack {{nth}} cannot be made now: the next of this action is {{next}}.',
  'refuse.attacksSplit':
    'Another action has already split the attacks: there are no additional attacks left this turn.',
  'refuse.redirectElsewhere': 'A redirected shot strikes someone else: neither the target nor the shooter.',
  'refuse.tooManyDice': 'Too many dice to work out the exact odds.',

  'weapon.summary': '{{damage}} · {{range}} ×{{multiplier}} · {{kind}}',
  'weapon.melee': 'melee',
  'weapon.ranged': 'ranged',
  'weapon.touch': 'touch',

  'tracker.defense': 'Target’s defence',
  'tracker.defenseOwn': 'as the weapon asks',
  'tracker.nextDefense': 'Next defence of the target',
  'tracker.mental': 'Mental attack',
  'tracker.power': 'Active power (+INT)',
  'tracker.intoMelee': 'Shot into a melee (−4)',
  'tracker.redirectTo': 'On a 1, strikes',
  'tracker.nobody': 'nobody',
  'tracker.reaction': 'As a reaction',
  'tracker.additional': 'Attack {{nth}} of this action: −{{penalty}}',
};
