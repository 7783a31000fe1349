import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Order, surprise, rounds and time, in English. */
export const order: RulesHelp = {
  H1: {
    title: 'Initiative and turn order',
    text: 'As the fight begins, everyone rolls d20 + Initiative, and the highest total goes first. On a tie, the higher Initiative bonus goes first; then the higher DEX; then whoever was added earlier. The order is kept apart from the numbers, so you can drag someone or type another count without upsetting the rest. Three house options change this: equal creatures roll together, everyone rolls anew each round, and the lowest count goes first.',
    example:
      'Ana (Initiative 4, DEX 2) and Breno (Initiative 4, DEX 3) both roll 11, for 15 each. The thug (Initiative 1) rolls 17 and makes 18. The order: thug 18, Breno 15, Ana 15; Breno’s DEX broke the tie.',
  },
  H2: {
    title: 'Surprise',
    text: 'Whoever didn’t notice the danger starts surprised: you mark them before beginning, and Perception is the usual test. The surprised have a turn in round 1 and may move, speak or draw, but not attack; try it and the app refuses and says why. Until their turn in round 2 begins they are also flat-footed: −2 on every d20 roll. Someone who joins later can arrive surprised in the same way.',
    example:
      'Ana drops on a surprised guard. She rolls 12 and adds 6 for Fighting: 18. He rolls 11, adds 4 for Fortitude and 3 for armour, and loses 2 for being flat-footed: 16. The blow just lands.',
  },
  H3: {
    title: 'The round',
    text: 'A round is one turn for everybody, always in the same order; then the next begins. Nobody acts twice and nobody is left out, even if you drag rows about meanwhile: the next turn goes to the first in the order who hasn’t acted this round. Party members who are down stay in the order; defeated foes are skipped. Each round is about 2 minutes on the world clock, which stands at the top of the fight and in the log.',
    example:
      'With Ana at 18, Breno at 12 and the thug at 9, pressing “next turn” three times after the start brings round 2, and Ana is up again. In the world, 2 minutes have gone by.',
  },
  H4: {
    title: 'How long effects last',
    text: 'An effect of N rounds lasts N full laps: it ends just before the count on which it began, N rounds later, whoever’s turn that is. It doesn’t matter whether the one who caused it has fallen, left, delayed or been moved: the count decides. The condition shows how many rounds are left, and its end stands in the log with the turn in which it comes. With no rounds written, it stays until you take it off, or until a test ends it where the rules have one.',
    example:
      'In round 1, on count 15, Ana blinds the thug for 2 rounds. He can see again in round 3, just before count 15.',
  },
  H5: {
    title: 'Turn timer and late turns',
    text: 'If the table likes, every turn has a limit of real time, in minutes, chosen in the campaign’s options; out of the box there is none. The clock runs beside the name of whoever is acting. When it runs out, nothing happens by itself: one touch marks the turn as late, which stands in the log and is counted for each character. Any penalty is the narrator’s call. One turn is never marked twice.',
    example:
      'The table uses 5 minutes a turn. Breno thinks for too long, the narrator chooses “Mark as late”, and the log says “Late: Breno let the time of the turn run out”. It is his second tonight; the narrator takes 1 off his next test.',
  },
};
