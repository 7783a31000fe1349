import type { RulesHelp } from '#shared/help/rule-help.ts';

/** The dice of a test and how they are read, in English. */
export const tests: RulesHelp = {
  S1: {
    title: 'The dice of a test',
    text: 'Every test rolls d6: one **base die** and the **support dice**, which are the level of the skill, plus one for each concept that helps, minus one for each that hinders, plus or minus the situation ([S4](rule:S4)). If that comes out negative there is no support: the base die is rolled with as many **penalty dice**. Without the skill, start from 0. Which concepts help or hinder a test is for you to say: one click, it helps; two, it hinders. Before you roll, the screen shows every die and where it comes from.',
    example:
      'Dara has Swords 2; the concept Duellist helps her and Short-sighted hinders her: 2 + 1 − 1, which is the base die and 2 support dice. Tomás, without the skill and with 2 concepts against him, rolls the base die and 2 penalty dice.',
  },
  S2: {
    title: 'How to read the dice',
    text: 'Every die above 3 is eliminated. Of what is left, the base die is worth its own number (0 if it is gone), each support die +1 and each penalty die −1. The sum is the **level**, and levels compare as numbers: they may be negative, and −1 loses to 0. If every die is eliminated the test has failed, at level 0. There is no fixed difficulty: the level is set against the other side’s ([S7](rule:S7)), or you judge what is enough. A table may prefer the older method, with d10 ([S3](rule:S3)).',
    example:
      'Base die 3 and support 1, 2 and 5: the 5 goes, and the level is 3 + 1 + 1 = 5. Base die 5 and one penalty die, 2: the base die goes, and the level is −1. Base die 6 and support 4: nothing is left, and the test fails at level 0.',
  },
  S3: {
    title: 'The older method, with d10',
    text: 'This is one of the house rules: under “Dice of tests”, choose d10. Roll 2 ten-sided dice, plus the skill, plus or minus concepts and situation. Those showing more than 4 are eliminated; the level is the highest of those left, plus 1 for each other one. If none is left, or the count comes to 0 dice or fewer, the test has failed, at level 0. There are no penalty dice here: each −1 is one die less. The rest of the fight, from margin to damage, stays the same.',
    example:
      'Skill 1 and 1 concept that helps come on top of the usual two dice: 4 dice. They show 1, 4, 6 and 10: the 1 and the 4 are left, and the level is 4 + 1 = 5.',
  },
  S4: {
    title: 'What the situation adds',
    text: 'Each factor in favour of whoever tests is one die more; each one against, one die less; big ones count for what you say. Write the sum under “Situation (dice)”, in the test or in the declaration. Conditions count in the same way: when you give somebody Fallen, Blinded or Frightened, say how many dice it costs or brings, as the game sets no figures. Wounds ([S11](rule:S11)), armour and shield ([S10](rule:S10)) and extra opponents ([S9](rule:S9)) come in by themselves: don’t count them twice.',
    example:
      'Tomás (Bows 1) shoots from the top of the wall with the wind behind him, and you give him 2 dice: 3 support dice. On a rainy night, which you think is worth −2, he is left with 1 penalty die.',
  },
};
