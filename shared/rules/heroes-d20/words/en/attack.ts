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
  'verdict.blinded': 'Miss: blinded, with a natural {{natural}}, which is even',
  'verdict.defenseNaturalOne': 'Hit: the defence rolled a natural 1',
  'verdict.defenseNaturalOneCritical': 'Critical hit: the defence rolled a natural 1, damage ×{{multiplier}}',
  'verdict.defenseNaturalTwenty': 'Miss: the defence rolled a natural 20',
  'verdict.redirected': 'Miss: natural 1, and the shot goes to someone else in the melee',
  'verdict.redirectedTo': 'Miss: natural 1, and the shot strikes {{other}}',

  'refuse.surprised': '{{name}} was surprised and can’t attack this round. Choose another action or pass.',
  'refuse.defeated': '{{name}} is out of the fight and can’t attack. Heal or use “Fate” first.',
  'refuse.unknownWeapon': '{{name}} has no weapon “{{weapon}}”. Choose another from the sheet.',
  'refuse.firstAttackMade':
    '{{name}} has already made the first attack of this turn. Use an additional attack.',
  'refuse.attackOutOfOrder': 'Attack {{nth}} can’t be made now. Make attack {{next}} first.',
  'refuse.attacksSplit':
    'Another action has split the attacks: there are no more additional attacks this turn. Choose another action or pass.',
  'refuse.redirectElsewhere':
    'A redirected shot hits neither the target nor the shooter. Choose somebody else.',
  'refuse.tooManyDice': 'Too many dice to work out the exact odds. Use fewer dice in the damage.',

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
