import type { FieldsOf } from '#shared/combat/command.ts';
import type { RitualsCommand } from '#shared/rules/rituals-d20/commands.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { attackOffer } from '#shared/rules/rituals-d20/attack/attack-offer.ts';
import type { AttackManner } from '#shared/rules/rituals-d20/attack/attack-words.ts';
import { otherInTheWay } from '#shared/rules/rituals-d20/maneuver/grapple.ts';
import {
  difficultyOf,
  strikeOddsIn,
  strikeCheckIn,
  type ForeseenStrike,
} from '#shared/rules/rituals-d20/attack/odds.ts';
import type { Reaction } from '#shared/rules/rituals-d20/attack/reactions.ts';
import type { Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { strickenOf, type StrikeManner } from '#shared/rules/rituals-d20/attack/strike.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import type { InTheWay } from '#renderer/systems/rituals-d20/tracker/maneuver/overruns.ts';

/** What the narrator says of an attack besides who, whom and with what. */
export interface StrikeDraft {
  readonly reaction: Reaction;
  /** Of the other one of a grapple, should the shot go at it (N9). */
  readonly otherReaction: Reaction;
  readonly modifier: number;
  readonly extraDice: number;
  /** On the target's Defesa (N14). */
  readonly targetModifier: number;
}

/** An attack as it is mostly made. */
export const PLAIN_STRIKE: StrikeDraft = {
  reaction: 'none',
  otherReaction: 'none',
  modifier: 0,
  extraDice: 0,
  targetModifier: 0,
};

/** An attack about to be rolled. */
export interface AskedStrike {
  readonly manner: AttackManner;
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly weapon: Weapon;
  readonly draft: StrikeDraft;
  /** Those a charge runs through on the way (N11); nobody unless said. */
  readonly overruns?: readonly InTheWay[] | undefined;
}

/** The command of an attack, a charge or a counter-attack, whose target the rules know (N5, N6, N11). */
export function strikeCommand(
  state: CombatState,
  { manner, attacker, target, weapon, draft, overruns }: AskedStrike,
): RitualsCommand {
  const { otherReaction, reaction, modifier, extraDice, targetModifier } = draft;
  const blow = {
    attacker: attacker.id,
    weapon: weapon.id,
    reaction,
    modifier,
    extraDice,
    targetModifier,
  } satisfies FieldsOf<RitualsCommand, 'counter-attack'>;
  switch (manner) {
    case 'counter':
      return { type: 'counter-attack', ...blow };
    case 'charge':
      return { type: 'charge', ...blow, target: target.id, overruns };
    case 'attack': {
      const inTheWay = otherInTheWay(state, attacker, target, weapon) !== null;
      return {
        type: 'attack',
        ...blow,
        target: target.id,
        otherReaction: inTheWay ? otherReaction : undefined,
      };
    }
  }
}

/** What to expect of an attack before it is rolled (N1, N5, N6, N9, N10, N11, N14). */
export function foreseenStrike(state: CombatState, strike: AskedStrike): ForeseenStrike {
  const { attacker, target } = strike;
  return strikeOddsIn(state, attacker, target, mannerOf(strike));
}

/** What has to be reached when the target reacts like this (N5, N6, N14). */
export function difficultyAgainst(
  state: CombatState,
  { attacker, target, draft }: Pick<AskedStrike, 'attacker' | 'target' | 'draft'>,
  reaction: Reaction,
): number {
  return difficultyOf(strickenOf(state, attacker, target, { ...draft, reaction }));
}

function mannerOf({ manner, weapon, draft }: AskedStrike): StrikeManner {
  return { ...draft, manner, weapon };
}

/** The dice an attack may ask for, in the order they are rolled. */
export function strikeSlots(state: CombatState, strike: AskedStrike): readonly DiceSlot[] {
  const { attacker, target, weapon } = strike;
  const asked = { attacker: attacker.id, target: target.id, weapon: weapon.id };
  const { count } = strikeCheckIn(state, attacker, target, mannerOf(strike)).side.pool;
  return attackOffer.slots(state, asked).map((slot) => {
    if (slot.purpose === 'attack') return { ...slot, count };
    return slot.purpose === 'grapple' ? { ...slot, label: ritualsMessage('tracker.slot.grapple') } : slot;
  });
}
