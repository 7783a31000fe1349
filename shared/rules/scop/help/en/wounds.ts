import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Damage and what wounds cost, in English. */
export const wounds: RulesHelp = {
  S10: {
    title: 'Damage, armour and shield',
    text: 'Damage is the margin, plus bonuses, minus penalties, and never below 0. The weapon adds 1 for each trait (Large, Heavy, Dangerous) and, in melee, Strength. Armour takes damage off and gets in the way: light, 1 damage; medium, 2 and one die lost; heavy, 3 and two dice lost. Those dice are lost in anything that takes agility and, unless the table’s option says otherwise, in attacks and dodges, too. A shield takes no damage off: it costs a die to whoever attacks its bearer, or as many as the table likes. “Extra damage” is for whatever the scene calls for.',
    example:
      'A margin of 3 with a greatsword (Large and Dangerous) and Strength 1, against heavy armour: 3 + 1 + 1 + 1 − 3 = 3 damage.',
  },
  S11: {
    title: 'Wounds and what they cost',
    text: 'With Vitality at half its maximum or less, one die is lost in every test; at 2 or less, two dice. At 0, out of action; at minus the maximum (−6 for somebody with 6), dead. The penalty only counts from the **next** turn on, even for those who haven’t tested yet in this one; so does healing. At full Vitality nobody loses dice, however little that is. The game doesn’t give these bands: they are the app’s, and the table may change them under “Wound penalties”. The screen says how many dice will be missing next turn.',
    example:
      'Vera has Vitality 6, takes 4 damage and is left with 2. This turn she still tests without losing anything; in the next, she has 2 dice less.',
  },
};
