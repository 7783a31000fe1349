import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Attacks, defences, criticals and damage, in English. */
export const attack: RulesHelp = {
  H6: {
    title: 'The attack roll',
    text: 'In melee, an attack is d20 + Fighting + the weapon’s attack bonus. At range, Aim takes the place of Fighting. To that come the attacker’s conditions, any bonus you write in the panel and, with an active power that suits the weapon, INT. Each part stands in the result with its name and its rule. The other side of it is the defence ([H7](rule:H7)).',
    example:
      'Ana has Fighting 7, and her sword gives +1 to attack. The d20 shows 11: 11 + 7 + 1 = 19. The thug defends with 17, and the sword lands.',
  },
  H7: {
    title: 'The target’s defence',
    text: 'The target always rolls: d20 + a resistance + bonuses + armour class. Against melee it is Fortitude; against shots and anything that fills an area, Reflex; against the mind, Will. Armour class doesn’t count against a mental attack: mental armour does instead, for those who wear a helm or the like. The attack panel lets you pick another defence when the scene asks for it.',
    example:
      'The witch rolls 9 and adds 6 for Aim on a whisper that slips into the mind: 15. Breno rolls 10 and adds 5 for Will and 2 for mental armour: 17. His plate armour is no help at all, but the whisper stays out.',
  },
  H8: {
    title: 'Hitting: attack against defence',
    text: 'An attack hits when its total is equal to or higher than the defence’s: ties go to the attacker. Both dice are always rolled, the attack first and then the defence, because a natural 1 or 20 on either may decide ([H9](rule:H9)). With typed dice the panel asks for them in that order, and for damage only if the blow lands.',
    example: 'Ana makes 10 + 6 = 16. The thug rolls 9 and adds 4 + 3: 16 as well. A tie, and so a hit.',
  },
  H9: {
    title: 'Natural ones and twenties',
    text: 'The dice decide before the totals, in this order: an attack of 1 misses; an attack of 20 hits; concealment and blindness make it miss by the number shown; a defence of 1 lets it hit; a defence of 20 makes it miss; only then are totals compared. So a 20 beats even concealment. If both show 20, the attack’s counts, unless the table chose the defender’s or the totals in its options. Concealment of 20% misses on 8, 9, 12 or 13; of 50%, on any even number; the blinded hit only on an odd one.',
    example:
      'Ana’s attack makes 24. The thug, barely on his feet, rolls a natural 20 and makes 23. By totals it would hit, but the defence’s 20 comes first: a miss.',
  },
  H10: {
    title: 'Touch attack',
    text: 'When touching is enough, choose a weapon of the touch kind. The roll is the same, with Fighting, and the target defends with Reflex, without its armour class: nothing has to be pierced. Damage, if any, uses STR as in melee ([H12](rule:H12)).',
    example:
      'Breno reaches for the shade: 8 + 5 = 13. It rolls 7 and adds 4 for Reflex: 11. Its breastplate doesn’t count, and Breno’s hand gets there.',
  },
  H11: {
    title: 'Critical hit',
    text: 'It is a critical when the attack hits and the natural is within the weapon’s range (20, 19–20 or 18–20). Then everything is multiplied, the damage dice and all bonuses, by the weapon’s multiplier (×2, ×3 or ×4). No dice are rolled again. The undead and constructs suffer criticals too, and a blow that landed because the defence rolled a 1 can be one. A 19 that misses is nothing.',
    example:
      'Ana’s sword is 19–20 ×2. She rolls 19 and makes 26 against 18. The d8 shows 6: (6 + 2 for level + 3 for STR) × 2 = 22 damage.',
  },
  H12: {
    title: 'Damage',
    text: 'Damage is the weapon’s dice + half the level, rounded down + STR (melee and touch) or DEX (ranged) + the weapon’s damage bonus, and INT too when the attack uses an active power. On a critical the whole sum is multiplied, INT included. Every blow that lands takes at least 1, however bad the sum. Temporary points go first.',
    example:
      'Ana is level 5 with STR 3; her sword deals 1d8 and +1. The die shows 5: 5 + 2 + 3 + 1 = 11 damage.',
  },
  H13: {
    title: 'Shooting into a melee',
    text: 'Shooting at someone who is locked in melee costs −4: tick “Shot into a melee” in the panel. If the die shows a 1, the shot goes astray and hurts someone in the scuffle or close by. You choose whom under “On a 1, strikes”; the damage is ordinary, never critical. If you choose nobody, the shot is lost.',
    example:
      'Lia shoots at the ogre fighting Breno and rolls a 1: 1 + 8 − 4 = 5. The shot goes to Breno. The d6 shows 4: he takes 4 + 1 + 2 = 7 damage.',
  },
  H14: {
    title: 'Additional attacks',
    text: 'One combat action may hold more than one attack: the first without a penalty, the second at −4, the third at −8, and so on. The panel offers the next one after each. They must follow one another: once another action comes between, there are no more additional attacks this turn. How many attacks a character has is for the sheet and the narrator to say; the app sets no limit.',
    example:
      'On her second attack Ana rolls 10: 10 + 8 − 4 = 14. The thug defends with 13, and this one lands too.',
  },
  H15: {
    title: 'Powers and spells',
    text: 'Creating a power takes a movement action and a Control test against the table’s difficulty (15 out of the box). On a success its cost in MP is paid, and it stands for as many rounds as INT (at least 1) while there are MP for each round. On a failure the action is gone, the MP are not. While it lasts, tick “Active power” on an attack to add INT to attack and damage; a held power counts in melee, a thrown one at range. Casting a spell is a combat action: a test, and your own words.',
    example:
      'Ágata (INT 2, Control 6, 3 MP) creates Fists of fire: 10 + 6 = 16 beats difficulty 15. She pays 1 MP, 2 are left, and the power lasts into round 3.',
  },
};
