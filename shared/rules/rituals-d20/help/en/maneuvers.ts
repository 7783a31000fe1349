import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Feints and manoeuvres, in English. */
export const maneuvers: RulesHelp = {
  N8: {
    title: 'Feint: fooling the target',
    text: 'Feinting takes the standard action: a Deception test against the target’s Dexterity test, each with its own attribute. Whoever feints needs the **higher** total: a tie fools nobody. If it works, the target is flat-footed ([N14](rule:N14)) only for the **next** attack of whoever feinted, until the end of that one’s next turn. Once the attack is made, hit or miss, the feint is over; to everybody else the target is as alert as ever. With the standard action gone, the attack usually comes on the next turn. Whether a given creature can be fooled, you decide.',
    example:
      'Lia (PRE 2, Deception 4) rolls 7 and 13 and makes 17; the shade (Dexterity 2) rolls 12, makes 14 and falls for it. On her next turn its Defence of 15 counts as 10: Lia rolls 8, makes 11 with Fighting 3 and hits for 3 damage. It is left with 9 HP.',
  },
  N9: {
    title: 'Grapple, trip and other manoeuvres',
    text: 'A standard action and an opposed test of Fighting, usually with Strength; whoever tries needs the higher total.\n\n- **Grapple** (unarmed, or with a light or one-handed weapon): the target is flat-footed and held in place, with −2 to attacks and light weapons only. It breaks free with a standard action and a won test. The holder moves at half, lets go for free and may crush instead of attacking. An odd d20 sends a shot at the other one.\n- **Trip**: by 5 or more, also back 1.5 m; at an edge, Dexterity DC 20.\n- **Disarm**: by 5 or more, the item lands 1.5 m off.\n- **Push**: 1.5 m, and 1.5 m more for each 5.\n- **Overrun**: the other gives way or resists; beaten, it falls.',
    example:
      'Beto (STR 2, Fighting 5) pushes the shade (STR 1, Fighting 3). He rolls 17 and 9 and makes 22; it rolls 8 and makes 11. The difference is 11, and it is pushed 4.5 m.',
  },
};
