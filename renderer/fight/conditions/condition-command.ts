import type { OfType } from '#shared/combat/command.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import type { HurtEnding } from '#shared/combat/state.ts';

/** A condition to put on somebody, as the panel has it; details left empty are the system's to complete. */
export interface ConditionToPut {
  readonly target: string;
  readonly condition: string;
  readonly details: Readonly<Record<string, number | null>>;
  readonly rounds: number | null;
  readonly by: string | null;
  /** Whose wound ends it; null for nobody's. */
  readonly endsIf: HurtEnding | null;
  readonly note: string;
}

/** The core's command for it. */
export function conditionCommand({
  target,
  condition,
  details,
  rounds,
  by,
  endsIf,
  note,
}: ConditionToPut): OfType<CoreCommand, 'add-condition'> {
  const given = Object.entries(details).filter(([, value]) => value !== null);
  return {
    type: 'add-condition',
    target,
    condition: given.length === 0 ? condition : { ...Object.fromEntries(given), id: condition },
    // Left out, a condition lasts as long as the narrator made it to.
    rounds: rounds ?? undefined,
    by,
    endsIf: endsIf ?? undefined,
    note: note.trim() === '' ? undefined : note.trim(),
  };
}
