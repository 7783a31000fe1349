import type { RulesHelp } from '#shared/help/rule-help.ts';

/** What a turn is made of, movement, rituals and delaying, in English. */
export const turn: RulesHelp = {
  N4: {
    title: 'The actions of a turn',
    text: 'Each turn has one standard action, one movement action and as many free ones as fit. The standard one may become a second movement; standard and movement together pay for a full action. The app shows what is left and refuses what doesn’t fit, saying why. Reactions are counted apart ([N5](rule:N5)), and what each deed costs is told in [N15](rule:N15). The scene lasts as many rounds as you say: set the number under “Length of the scene”, and the screen counts those left and says when they are over. The fight doesn’t stop then: what comes next is up to you.',
    example:
      'You set a scene of 3 rounds. Lia moves twice, trading her standard action for a second movement; then she wants to shoot, and the app refuses: the standard action was traded.',
  },
  N7: {
    title: 'Movement in metres',
    text: 'One movement covers, in metres, half of Constitution (rounded down) plus VIG and AGI **as the character was built**. What rose later counts differently: +2 for each point of AGI and +1 for each point of VIG. That is why the sheet has “AGI as built” and “VIG as built”; if they are empty, nothing has changed since. The total is never below 0. The grappled can’t leave their place, and whoever holds somebody moves at half ([N9](rule:N9)); a charge goes up to double ([N11](rule:N11)). How far that gets anyone in the scene is for you to say.',
    example:
      'Lia has Constitution 5, VIG 2 and AGI 3; she was built with VIG 1 and AGI 2. The base is 2 + 1 + 2 = 5; the point of AGI that rose adds 2, that of VIG adds 1, and she moves 8 m.',
  },
  N12: {
    title: 'Rituals and running',
    text: 'Casting a ritual takes the standard action. If the sheet gives rounds to cast, it takes a full action each round and is done with the last; letting a turn go by without going on, or beginning another ritual, loses the one in progress. The cost is told in the log, but the table takes it off, unless the ritual uses up a counter. What the ritual does stands in its description, and it is for you to apply. Running is a full action with an Athletics test: how far beyond the usual movement ([N7](rule:N7)) it goes, you say by the total.',
    example:
      'Nara begins a ritual of 2 rounds, and the log says: round 1 of 2. On her next turn she goes on and finishes it, at a cost of 3.',
  },
  N13: {
    title: 'Delaying and speaking',
    text: 'Delaying is a free action, only as one’s turn begins and before anything is spent: initiative goes down **for the rest of the fight**. It may be to right after somebody who acts later, to the last place, or by waiting to act at will; there is no limit to the wait. There are no readied actions here: to answer something, delay, or use a reaction ([N5](rule:N5)). Speaking is free as well, up to 20 words a turn, a number the table may change; a ritual made with the voice isn’t speech. Counting the words is your business.',
    example:
      'The order is Lia 18, Beto 12 and the shade 9. Lia delays to after Beto: her count becomes 12, right behind him, and it is Beto’s turn.',
  },
  N15: {
    title: 'What each deed costs',
    text: '**Standard**: attack, try a manoeuvre, feint, aim, cast, use an ability or item, take out ritual material, throw an item to hit, draw a weapon. **Movement**: move, stand up, hide, handle an item or look it over, draw an item or put it away, throw something to somebody. **Full**: charge, run, a ritual of several rounds. **Free**: drop prone, drop an item, look around, speak, let go of somebody held, delay. About drawing weapons the game says two things: the table chooses standard or movement. A deed that is missing here costs what you say, under “Something else”.',
    example:
      'Beto draws his knife, and there goes the standard action: attacking now is refused. If the table lets him draw with a movement he still attacks, makes 11 + 3 = 14 against Defence 12 and deals 4 damage: the shade goes from 10 to 6 HP.',
  },
};
