import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Engagement groups and who acts when, in English. */
export const groups: RulesHelp = {
  S5: {
    title: 'Engagement groups in a fight',
    text: 'As the fight begins, everyone engages an enemy or a band of them: that makes an engagement group, with any number on either side. All in the same group can reach one another; those in another, only at range ([S12](rule:S12)). When setting up the fight, drag everyone by the handle to the group they fight in; if nobody is engaged, all begin in a single group. Those left out, or who arrive in mid-fight, may still enter at no cost in the turn they arrive. After that, changing groups costs the turn ([S6](rule:S6)). There is no map.',
    example:
      'Dara engages two guards on the bridge, and Tomás the captain on the bank. Dara wants to strike the captain, and the app refuses: they aren’t in the same engagement group.',
  },
  S6: {
    title: 'Moving to another group',
    text: 'Going to another group, or getting away from everyone, takes the whole turn: whoever goes does nothing else. Nor do they react to those left behind: against attacks from the group being left they make no test, and the attacker’s level is the margin, all of it. Against somebody shooting from another group they still defend. They arrive as the next turn begins, and attack and defend as usual from then on; if they fall before that, they don’t arrive. Until the turn is resolved they may stay put. Whether there is a way to get there, you decide.',
    example:
      'Tomás, with Vitality 6, leaves the bridge for the bank. The guard attacks him: base die 2 and support 1, level 3, and Tomás makes no test. That is 3 damage; he is left with 3 and reaches the bank in the next turn.',
  },
  S14: {
    title: 'Surprise and ambushes',
    text: 'An optional rule, for before the fight or for its first turn while nobody has acted. Under “Surprise”, whoever hides tests stealth (armour hinders), and each possible victim tests perception: those **below** are caught; the same level notices. Or just say who is surprised. Somebody surprised does nothing in the first turn and makes no test: the attacker’s level is the margin, all of it, plus whatever you give under “Concepts of the victim”. From the second turn on everything is back to normal.',
    example:
      'Dara (Stealth 1) comes up from behind: base 2, support 3, level 3. The sentry rolls a 1 and is caught. In the attack Dara rolls a 3, and the victim’s concept Distracted adds 1: with a margin of 4, the sentry goes from 6 to 2.',
  },
  S15: {
    title: 'Acting first, or twice',
    text: 'Some are so fast that they act before the others, or more than once. Who, and when, is for you to say. Tick “Before everyone” in the declaration: “Resolve before everyone” rolls only those attacks and the defences against them, and the others may still change their minds. Whoever falls there no longer does what they meant to; a wound, though, only weighs from the next turn on ([S11](rule:S11)). To have somebody act again, declare for them once more: the list says “acts again”. Otherwise everyone declares once a turn.',
    example:
      'Dara and a guard with Vitality 2 attack each other, but she acts before everyone: 3 against 1. With a margin of 2 he drops to 0, his blow no longer happens, and Dara still has 6.',
  },
};
