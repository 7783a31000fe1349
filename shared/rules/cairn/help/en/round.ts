import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Saves, sides and turns, morale and retreat, in English. */
export const round: RulesHelp = {
  C1: {
    title: 'Saves: the test of Cairn',
    text: 'The save is Cairn’s only test: roll a d20, and it passes on a number equal to or below the attribute **as it stands now**, not its maximum. A 1 always passes and a 20 never does, however high the attribute. There is no difficulty and no bonus to add. The app asks for saves to act in round 1 ([C3](rule:C3)), against critical damage ([C9](rule:C9)), for morale and for running away ([C12](rule:C12)), and for some scars ([C13](rule:C13)). Those for a risky deed are yours to call: ask for one, roll it and judge.',
    example: 'Nilo has DEX 11. With an 11 on the d20 he passes: equal is enough. With a 12 he fails.',
  },
  C2: {
    title: 'One side acts, then the other',
    text: 'A round lasts about 10 seconds and has two steps: the party acts first, allies along with it, then the opponents. There is no initiative and no order within a side. In each step all attacks are declared before any die is rolled; “Resolve” rolls them together, and what they do happens at the same time. So anyone felled during their own side’s step still completes what they had declared. “Next side” moves on only when no declared attack is waiting, and skips a side on which nobody can act.',
    example:
      'Iara declares an attack on the wolf, which has 8 HP, and Otto one on the bandit, who has 5. Only then do the dice fall: 6 and 3. The wolf is left with 2 HP, the bandit with 2 as well, and it is the opponents’ turn.',
  },
  C3: {
    title: 'Acting in the first round',
    text: 'In round 1 each character of the party who is able to act makes a DEX save first ([C1](rule:C1)). Those who pass act as usual; those who fail lose the turn, in this round only. Allies and opponents need no save; a character who joins while round 1 is still going does. This takes the place of surprise: nobody starts a fight surprised in Cairn. If it was the party that laid the ambush, or something explains their speed, waive the save one by one or for all. A house rule does away with it altogether.',
    example:
      'The fight begins. Iara (DEX 12) rolls a 9 and acts. Otto (DEX 8) rolls a 15, fails and loses the turn; in the next round he acts without rolling anything.',
  },
  C4: {
    title: 'What fits in a turn',
    text: 'In their turn, everyone moves up to 12 m and takes **one** action: an attack, a spell, a second move or anything else that is reasonable. Attacks are declared ([C2](rule:C2)); the rest is marked under “Other action”, and the screen shows who has yet to act. A second action is refused. Running away ([C12](rule:C12)) and helping somebody ([C10](rule:C10)) spend the action as well. The app measures no distances: the 12 m are up to you. When something risky is tried, call for a save ([C1](rule:C1)) from whoever takes the risk or whoever suffers it.',
    example:
      'Iara walks to the door and spends her action on a second move. Then she wants to attack, and the app refuses: she has already used the action of this turn.',
  },
  C12: {
    title: 'Morale and retreat',
    text: 'The app says by itself when the opponents need a WIL save: at their first casualty, when half of them have fallen or fled and, for one who came alone, on reaching 0 HP. Each reason counts once a fight. The leader’s WIL is used if any sheet has it; otherwise the highest among those still fighting. On a failure they all flee. You may waive the save, or turn morale off in the house rules; the party never makes it. To retreat, a combatant spends the action and makes a DEX save. Whether there is anywhere to run is for you to say.',
    example:
      'Iara hits one of three bandits: 8 damage to somebody with 3 HP and STR 9. STR falls to 4, the save comes up 12, and that bandit is out of the fight. The prompt appears at once: the leader’s WIL is 13, the d20 shows 14, and the other two flee.',
  },
};
