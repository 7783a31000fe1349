import type { RulesHelp } from '#shared/help/rule-help.ts';

/** What a turn is made of, in English. */
export const turn: RulesHelp = {
  H16: {
    title: 'The actions of a turn',
    text: 'Each turn has a combat action, a movement action and a free one that may be traded. You may spend: combat and movement, in either order; combat and two movements, giving up the free one; or a full action, which takes both combat and movement (and then the free one can’t become a movement). True free actions and reactions aren’t counted, and a reaction fits even in the middle of a full action. What doesn’t fit is refused with the reason. The dots at the head of the turn show what is left.',
    example:
      'Breno attacks, steps back and draws a dagger: combat, movement and movement. He may, but the free action was traded for the second movement.',
  },
  H17: {
    title: 'Movement and smaller actions',
    text: 'One movement covers 9 m + 1 m per point of DEX, never less than 0; speedsters cover 9 m + 3 m per point of their speed bonus. Swimming, climbing and jumping use the same measure. Standing up, drawing, sheathing and handling an item are movements; with Acrobatics trained standing up is free, and with Quick Draw so is drawing or sheathing one weapon a round. Dropping prone, dropping something and speaking (3 lines a turn out of the box) are free. Throwing to hit is a combat action; for somebody to catch, a movement.',
    example:
      'With DEX 3, Lia covers 9 + 3 = 12 m in one movement. Dragging somebody she grapples, half of that: 6 m.',
  },
  H18: {
    title: 'Delay',
    text: 'To delay is to wait and act later. It is free, but only before anything is spent in the turn. Name a count, or wait and come in when you like with “Act now”. The new, lower count is kept for the rest of the fight. The limit is −10 less the Initiative bonus: there you act or lose the turn. When only the waiting are left, each gets its turn at its limit, the highest first. Of two who want the same count, the higher bonus goes first.',
    example: 'Breno has Initiative 3: he may wait until count −13 at the latest.',
  },
  H19: {
    title: 'Ready an action',
    text: 'Readying takes the combat action: write what will be done and what sets it off (“if he comes through the door, I shoot”). Any time before the next turn, when that happens, use “Act now”: a turn opens in the middle of the other one’s, only for what was readied, and the count becomes that one, right before whoever was interrupted, who then goes on where they were. If the turn comes round without it, it is lost; it may be readied again.',
    example:
      'Ana, at 18, readies a blow for when the thug, at 12, moves. In his turn she acts, and the order becomes: Ana 12, thug 12.',
  },
};
