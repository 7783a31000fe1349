import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Tests, difficulties and initiative, in English. */
export const tests: RulesHelp = {
  N1: {
    title: 'Tests: how many d20',
    text: 'A test rolls as many d20 as the attribute and keeps the **best**; the skill is added, and it succeeds on a total equal to or above the DC ([N2](rule:N2)). With an attribute of 0, two d20 are rolled and the **worst** kept; a table may prefer a single d20. “Extra d20” adds to the number of dice: attribute 0 with one extra is a plain d20. A negative attribute counts as 0. The panel suggests the attribute that goes with the skill, and you may change it. Without a DC the app shows the total, and you judge it. Which skill fits the scene is yours to say as well.',
    example:
      'Lia has Agility 2 and Aim 5. She rolls 8 and 12: the 12 is kept, and 12 + 5 = 17 beats DC 15. Beto, with Agility 0 and Aim 5, rolls 14 and 6: the 6 is kept, and his total is 11.',
  },
  N2: {
    title: 'Difficulties and their names',
    text: 'Before the roll you set the DC: 5 very easy, 10 easy, 15 moderate, 20 hard, 25 very hard, 30 extremely hard, 35 nearly impossible. Numbers in between will do as well. Equalling the DC is enough. A natural 1 or 20 decides nothing here: a 20 may fail and a 1 may succeed, if the sum says so. That goes for attacks, too, where the DC is the target’s Defence ([N6](rule:N6)). With “no DC” the result is just a total, for you to judge or to set against another.',
    example:
      'Lia has 4 in the skill and rolls 16: that makes 20, and succeeds against DC 20, hard. Beto, with 3, rolls a natural 20, but 23 doesn’t reach DC 25.',
  },
  N3: {
    title: 'Initiative and order of turns',
    text: 'At the start everyone makes a test of Agility + Initiative ([N1](rule:N1)), and the highest total acts first. On a tie, the higher Initiative skill goes first; then the higher Agility; then whoever was listed first. The order repeats every round; you may type another count or drag somebody. Those you mark as surprised are flat-footed ([N14](rule:N14)) until their own turn begins. Three house rules change this: equal creatures act together, a new initiative each round, and the lowest count goes first.',
    example:
      'Lia (Agility 2, Initiative 3) rolls 4 and 15: 18. The shade (Agility 1, Initiative 6) rolls 12, which is 18 as well, and goes before her for its skill. Beto (Agility 1) rolls 9 and comes last with 9.',
  },
};
