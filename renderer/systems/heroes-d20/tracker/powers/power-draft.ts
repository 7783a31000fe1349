import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { powerChoices, type PowerChoice } from '#shared/rules/heroes-d20/attack/choices.ts';
import type { Message } from '#shared/text/message.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';

/** What stands for casting a spell among the powers; no power has an empty id. */
export const SPELL = '';

/** A power or a spell about to be tried (H15). */
export interface AskedPower {
  /** Null: a spell. */
  readonly choice: PowerChoice | null;
  readonly combatant: Combatant;
  /** What a spell does, in the narrator's words. */
  readonly text: string;
  /** The skill a spell is cast with. */
  readonly skill: string;
  /** Null: the table's for a power; for a spell the narrator judges. */
  readonly difficulty: number | null;
  readonly bonus: number;
}

/** The rounds an active power has left, the one being played included (H4, H15). */
export function roundsLeft(endsRound: number, round: number): number {
  return Math.max(0, endsRound - round);
}

/** The power chosen of a combatant's, else the first; null for a spell. */
export function chosenPower(combatant: Combatant, id: string | null): PowerChoice | null {
  const choices = powerChoices(combatant);
  return id === SPELL ? null : (choices.find(({ power }) => power.id === id) ?? choices[0] ?? null);
}

/** What may be done about a power, in words (H15). */
export function powerInWords({ power, active, rounds }: PowerChoice, round: number): Message {
  if (active !== null) {
    return heroesMessage('tracker.powerActive', { count: roundsLeft(active.endsRound, round) });
  }
  if (rounds === 0) return heroesMessage('tracker.powerUnpaid', { cost: power.cost });
  return heroesMessage('tracker.powerOffer', { cost: power.cost, count: rounds });
}

/** The command for what was asked: create a power, end one that is active, or cast (H15). */
export function powerCommand(asked: AskedPower): HeroesCommand {
  const { choice, combatant, text, skill, difficulty, bonus } = asked;
  if (choice === null) {
    return { type: 'cast', combatant: combatant.id, text: text.trim(), skill, difficulty, bonus };
  }
  const which = { combatant: combatant.id, power: choice.power.id };
  if (choice.active !== null) return { type: 'drop-power', ...which };
  return { type: 'power', ...which, bonus, difficulty: difficulty ?? undefined };
}
