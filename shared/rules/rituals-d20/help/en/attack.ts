import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Attacks, reactions, aiming, charges and being flat-footed, in English. */
export const attack: RulesHelp = {
  N5: {
    title: 'Reactions to an attack',
    text: 'Everyone has as many reactions as their Agility; they come back as their own turn begins. When attacked one may spend one, and only one per attack, chosen before the dice. **Block**: if the blow hits, Constitution comes off the damage, down to 0. **Dodge**: the DC to hit becomes Defence + Dexterity. **Counter-attack**: Defence stays as it is and, if the attack misses, it is answered with a melee blow before another turn begins. The reaction is spent either way. With Agility 0 there is none. The panel shows what each does to the odds.',
    example:
      'The shade (STR 2, Fighting 5) attacks Lia, whose Defence is 12. She blocks with Constitution 3: the 6 and the 11 make a total of 16 and hit; the d8 shows 7, less 3, for 4 damage. Had she dodged with Dexterity 4, the DC would be 16, and a 6 and a 10, total 15, would miss.',
  },
  N6: {
    title: 'Attacking and dealing damage',
    text: 'Attacking takes the standard action: it is a test ([N1](rule:N1)) with the weapon’s attribute and skill against the target’s Defence. Unless the sheet says otherwise, melee uses Strength and Fighting, ranged uses Agility and Aim. Equalling Defence hits; there is no critical hit and no automatic miss. On a hit the weapon’s damage is rolled as written: no attribute is added. The target’s reaction ([N5](rule:N5)) may change the DC or the damage. Distance and light are modifiers of yours. At 0 HP, foes are out of the fight; those of the party go down, and what that means is for you to say.',
    example:
      'Beto has STR 1 and Fighting 4. The d20 shows 9: 13 against Defence 13, a hit. His knife deals 1d6+2: a 5 comes up, for 7 damage.',
  },
  N10: {
    title: 'Aiming before a shot',
    text: 'Aiming takes the standard action and picks a target: the next attack test against it has +1d20, and a miss hits no ally. With the standard action gone, the shot usually comes on the next turn. The aim ends with the next attack made, at whomever: if the target is somebody else it is lost without helping. In a shot at somebody in a grapple ([N9](rule:N9)), if the die sends the bullet at an ally, the shot is lost instead of hurting them. If a scare or a shove spoils the aim, take the condition Aiming off.',
    example:
      'Lia (Agility 2, Aim 4) aims at the shade, whose Defence is 16. On her next turn she rolls three d20, 5, 9 and 14: 14 + 4 = 18, a hit. The pistol deals 6, and it goes from 20 to 14 HP.',
  },
  N11: {
    title: 'Charge: run and strike',
    text: 'It is a full action: a run in a straight line of up to double one’s movement ([N7](rule:N7)), 3 m at the least, and at its end a melee attack with +1d20. The price is an open guard: −5 to Defence until the next turn. On the way one may overrun people ([N9](rule:N9)) for free, one after the other, but not the target of the attack; if somebody bars the way, the charge ends there without an attack. The grappled can’t charge. Nor can anyone in difficult ground: that, the straight line and the distance are yours to check.',
    example:
      'Beto (STR 1, Fighting 4), who moves 4 m, charges up to 8 m at the shade, whose Defence is 14. He rolls two d20, 7 and 12: 12 + 4 = 16, a hit. It deals 6 damage, from 20 to 14 HP.',
  },
  N14: {
    title: 'Flat-footed and other conditions',
    text: 'Flat-footed takes 5 off Defence; the game uses the word without a figure, and the table may change it in the house rules. It comes from being surprised, from being grappled ([N9](rule:N9)) and from falling for a feint, then only against whoever feinted ([N8](rule:N8)); two reasons don’t add up. Prone, Cover and Narrator’s condition have no figure of their own: when you give one, say what it changes on attacks and on Defence. Different conditions add up, and the result shows each by name. For what holds just this once, use the panel’s modifiers.',
    example:
      'The shade has Defence 14 and is flat-footed: it counts as 9. Beto rolls 6 and adds 4: 10 hits, and deals 3 damage, from 10 to 7 HP.',
  },
};
