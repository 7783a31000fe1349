import type { Combatant } from '#shared/combat/state.ts';
import { castingOf, ritualOf } from '#shared/rules/rituals-d20/acts/casting.ts';
import { sheetSlot, type Ritual } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { ownOf } from '#shared/rules/rituals-d20/own.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { Message } from '#shared/text/message.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** A ritual of several rounds that somebody is at (N12). */
export interface Casting {
  readonly caster: Combatant;
  readonly ritual: string;
  readonly done: number;
  readonly rounds: number;
  /** Its turn goes on, and it hasn't worked on the ritual in this round. */
  readonly due: boolean;
  readonly inTurn: boolean;
}

/** The rituals in progress, in the order of the fight (N12). */
export function castings(state: CombatState): readonly Casting[] {
  return state.combatants.flatMap((caster) => {
    const casting = castingOf(caster);
    if (casting === null) return [];
    const { ritual, done, rounds } = casting;
    const inTurn = state.turn?.who === caster.id;
    const due = inTurn && ownOf(caster).casting?.round !== state.round;
    return [{ caster, ritual: ritualOf(caster, ritual)?.name ?? ritual, done, rounds, due, inTurn }];
  });
}

/** The rituals of a sheet, the one in progress first (N12). */
export function ritualsOf(combatant: Combatant): readonly Ritual[] {
  const { rituals } = sheetSlot.read(combatant.sheet);
  const begun = castingOf(combatant)?.ritual;
  return rituals.toSorted((a, b) => Number(b.id === begun) - Number(a.id === begun));
}

/** What a ritual takes, in words: its cost and its actions, or how far one is with it (N12). */
export function ritualInWords(combatant: Combatant, { id, cost, rounds }: Ritual): Message {
  const casting = castingOf(combatant);
  if (casting?.ritual === id) {
    return ritualsMessage('tracker.ritualBegun', { next: casting.done + 1, rounds: casting.rounds });
  }
  if (rounds === 0) return ritualsMessage('tracker.ritualAtOnce', { cost });
  return ritualsMessage('tracker.ritualRounds', { cost, count: rounds });
}
