import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Who hits whom, and with what effect, in English. */
export const conflict: RulesHelp = {
  S7: {
    title: 'The conflict of a turn',
    text: 'A turn lasts 5 to 10 seconds, and everyone acts at once: there is no initiative. Everyone declares what they do, and “Resolve turn” rolls it all together. Between two who face each other both test, and the higher level wins; the difference is the **margin**. The test of the attack is also that of the defence: nobody tests twice, however many attack them ([S9](rule:S9)), unless they act again ([S15](rule:S15)). On a tie nothing happens. Those who only defend do test, but wound nobody. The winner gets the effect they declared ([S8](rule:S8)).',
    example:
      'Dara has level 4 and the guard 2: she wins by a margin of 2. At 3 against 3, neither would gain the upper hand.',
  },
  S8: {
    title: 'The effect you declare',
    text: 'Before the dice, the attacker says what they are after: to **wound**; to impose a **condition** (fallen, disarmed, unconscious…); to **force** the other back or into another group; to **interrupt** what the other was doing; or some **other** effect, in the player’s own words. On a win that happens and nothing else: whoever meant to knock down does no damage. The condition lasts the turns you write, or until it is taken off. Whoever is interrupted loses what they haven’t rolled yet this turn, a move to another group as well. Whether the effect makes sense is for you to say before the roll.',
    example:
      'Dara wants to disarm the captain. She rolls 3 on the base die and 1 on the support die, level 4; he rolls 2. The captain loses his sword but still has Vitality 6.',
  },
  S9: {
    title: 'Facing several at once',
    text: 'Each opponent beyond the first costs a die to the one who is outnumbered, and to nobody else. Those count who chose them as their target and, for somebody alone on their side of the group, also the one they attack. Everyone tests just once. Somebody alone hits **one** of those they beat, in the order you set under “Beating several”, and is hit by all who beat them. With several against several, each declares one target and can hit only that one, by having the higher level.',
    example:
      'Dara (Swords 2) faces 2 guards: she loses a die and is left with 1 support die. Her level is 3; theirs are 2 and 5. She hits the first by a margin of 1, and the second hits her by a margin of 2.',
  },
  S12: {
    title: 'Shooting without an answer',
    text: 'A ranged attack reaches any group and adds no Strength. Distance, cover and poor light are dice lost ([S4](rule:S4)). A target aware of the attack tests to dodge but can’t strike back: the shot hits if its level is higher, and the margin becomes damage. If it misses, nothing happens to the shooter. Those busy with something else this turn may rather go on with it and take the hit. Tick “Target unaware” and the target makes no test: the level is the margin, all of it. Whether they are aware, you decide.',
    example:
      'Tomás (Bows 1) shoots at a guard behind a bush, which is worth −1: he rolls the base die alone, 3. The guard dodges with 2. The margin is 1, and the guard goes from 6 to 5.',
  },
  S13: {
    title: 'Shot against shot',
    text: 'When two attack each other at range it is a conflict like any other ([S7](rule:S7)): each tests once, aiming and dodging at the same time. The higher level wins and gets its effect, with the difference as the margin; the other hits nobody. On a tie both miss or have to find another position, as you tell it. This holds between different groups, and for powers and spells, each with its own skill. If one shoots and the other strikes it is the same: each attack is set against the target’s test.',
    example:
      'Dara throws a dart of fire: base 3, support 1, level 4. The mage answers with ice and rolls a 2. By a margin of 2 he goes from 6 to 4, and Dara is unharmed.',
  },
};
