import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { reactionsLeft, REACTIONS, type Reaction } from '#shared/rules/rituals-d20/attack/reactions.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import type { Message } from '#shared/text/message.ts';
import { difficultyAgainst, type AskedStrike } from './strike.ts';
import { weaponsFor } from './weapons.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** A reaction as it is offered: what it would change, or why it can't be had. */
export interface ReactionOffer {
  readonly reaction: Reaction;
  readonly effect: Message;
  readonly refusal: Message | null;
}

/** The reactions of the one attacked, before the roll (N5). */
export function reactionOffers(
  state: CombatState,
  strike: Pick<AskedStrike, 'attacker' | 'target' | 'draft'>,
): readonly ReactionOffer[] {
  return REACTIONS.map((reaction) => ({
    reaction,
    effect: effectOf(state, strike, reaction),
    refusal: refusalOf(strike.target, reaction),
  }));
}

/** The reaction chosen for somebody, while it can be had. */
export function reactionInForce(target: Combatant, chosen: Reaction): Reaction {
  return refusalOf(target, chosen) === null ? chosen : 'none';
}

function effectOf(
  state: CombatState,
  strike: Pick<AskedStrike, 'attacker' | 'target' | 'draft'>,
  reaction: Reaction,
): Message {
  const plainly = difficultyAgainst(state, strike, 'none');
  switch (reaction) {
    case 'none':
      return ritualsMessage('tracker.reaction.noneEffect', { difficulty: plainly });
    case 'block': {
      const { constitution } = sheetSlot.read(strike.target.sheet);
      return ritualsMessage('tracker.reaction.blockEffect', { constitution });
    }
    case 'dodge': {
      const dodged = difficultyAgainst(state, strike, 'dodge');
      return ritualsMessage('tracker.reaction.dodgeEffect', { from: plainly, to: dodged });
    }
    case 'counter':
      return ritualsMessage('tracker.reaction.counterEffect');
  }
}

function refusalOf(target: Combatant, reaction: Reaction): Message | null {
  if (reaction === 'none') return null;
  if (target.standing === 'defeated') return ritualsMessage('tracker.reaction.defeated');
  if (reactionsLeft(target) === 0) return ritualsMessage('tracker.reaction.spent');
  if (reaction !== 'counter') return null;
  const armed = weaponsFor(target, 'counter').some(({ refusal }) => refusal === null);
  return armed ? null : ritualsMessage('tracker.reaction.unarmed');
}
