import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Attacks, the dice they roll, blasts and detachments, in English. */
export const attack: RulesHelp = {
  C5: {
    title: 'Attacks always hit',
    text: 'Nothing is rolled to hit: roll the weapon’s die, take off the target’s armor (0 to 3), and what is left comes off its HP. It is never below 0. When several of one side attack the same target in the same step, all of them roll, but **only the highest** result counts, and armor comes off once. So declare everybody before resolving: whoever has been attacked in this step can’t be a target again. Damage of 0 calls for no save and leaves no scar. What goes beyond HP is told in [C9](rule:C9).',
    example:
      'Iara and Otto attack the wolf, which has 7 HP and Armor 1. They roll 3 and 6: only the 6 counts and, less 1, that is 5 damage. The wolf is left with 2 HP.',
  },
  C6: {
    title: 'Impaired, enhanced, two weapons',
    text: 'When declaring, choose the attacker’s position. **Impaired** (hands tied, behind cover, a target very far off): damage is a d4, whatever the weapon. **Enhanced** (a helpless target, a daring manoeuvre): a d12. Both at once cancel out, however many reasons there are for either. Unarmed is always a d4. With two weapons, written as d8+d6, both dice are rolled and the highest kept; the position replaces each of them. The conditions Impaired and Enhanced do the same for as long as they last. Ammunition isn’t counted, unless the weapon uses up a counter.',
    example:
      'Otto, hands tied, attacks with his d10 axe: impaired, he rolls a d4 and gets 3. Iara catches the guard asleep with both her daggers: enhanced, she rolls two d12, 4 and 11, and the 11 counts.',
  },
  C7: {
    title: 'Blast attacks',
    text: 'A weapon marked as a blast hits several targets: pick them with Ctrl and click, and each gets **its own roll** of damage, against its own armor. It serves for bombs, for a dragon’s breath, for a ceiling coming down. When nobody knows how many stand in the area, “How many does it reach?” rolls the same die as the damage and says the number; it spends no action and picks nobody. Who they are, friends included, is for you to decide. Other weapons take one target only, but for those of a detachment ([C11](rule:C11)).',
    example:
      'Iara’s bomb (d6) lands among the goblins, and the d6 says it reaches up to 3. Each of them has 6 HP and a roll of its own: 5, 2 and 6. They are left with 1, 4 and 0.',
  },
  C11: {
    title: 'Detachments in a fight',
    text: 'A large band that fights as one is a detachment: a single sheet with “Detachment” ticked. An individual’s attack on it is impaired, unless it is a blast. Its attacks on individuals are enhanced and may have several targets, as blasts do ([C7](rule:C7)). Between two detachments nothing changes. Critical damage ([C9](rule:C9)) breaks it up or weakens it badly: the app puts it out of the fight and, if you think it was only weakened, take the condition Critical damage off it and it goes on. STR 0 destroys it.',
    example:
      'Otto attacks the pirates (a detachment, 12 HP, Armor 1) with a d10, which becomes a d4: he rolls 3, less 1, and they are left with 10. When they strike back, their d6 becomes a d12 against Otto, who has 10 HP and Armor 1: a 9 makes 8 damage, and he is left with 2 HP.',
  },
};
