import type { CoreCommand } from '#shared/combat/commands/index.ts';
import type { OfType } from '#shared/combat/command.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { diceFault } from '#renderer/fight/rolling/written-dice.ts';
import type { FightView } from '#renderer/fight/view.svelte.ts';
import { slotsOfDice } from '#shared/rules/kit/slots-of-dice.ts';
import { type Message, message } from '#shared/text/message.ts';

/** Stands for the narrator where somebody of the fight is chosen, and for nobody where an opponent is. */
export const NARRATOR = 'narrator:';
/** No opponent. */
export const NOBODY = '';

/** A free roll as it is written. */
export interface RollDraft {
  /** Id of somebody in the fight, or {@link NARRATOR}. */
  readonly who: string;
  readonly dice: string;
  readonly why: string;
  readonly open: boolean;
  /** Id of whom it is against, {@link NARRATOR} or {@link NOBODY}. */
  readonly against: string;
  readonly otherDice: string;
}

/** Whose a free roll is until another is chosen: the one picked last, else the one in turn, else the narrator. */
export function rollerOf(view: Pick<FightView, 'picked' | 'inTurn'> | null): string {
  return view?.picked.at(-1) ?? view?.inTurn?.id ?? NARRATOR;
}

/** The dice that a free roll asks for, in the order they fall; of dice that aren't any, none. */
export function rollSlots({ dice, against, otherDice }: RollDraft): readonly DiceSlot[] {
  const mine = slotsOf(dice, 'roll', message('tracker.freeRoll.mine'));
  if (against === NOBODY) return mine;
  return [...mine, ...slotsOf(otherDice, 'opposed', message('tracker.freeRoll.theirs'))];
}

/** The command of a free roll. */
export function rollCommand({
  who,
  dice,
  why,
  open,
  against,
  otherDice,
}: RollDraft): OfType<CoreCommand, 'roll'> {
  const opponent = against === NOBODY ? null : { dice: otherDice, combatant: idOf(against) };
  return { type: 'roll', dice, combatant: idOf(who), why, open, against: opponent };
}

function slotsOf(dice: string, purpose: string, label: Message): readonly DiceSlot[] {
  return diceFault(dice) === null ? slotsOfDice(dice, purpose, label) : [];
}

function idOf(who: string): string | null {
  return who === NARRATOR ? null : who;
}
