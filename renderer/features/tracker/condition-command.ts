import type { Command } from '../../../shared/combat/command.ts';
import type { HurtEnding } from '../../../shared/combat/state.ts';

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
}: ConditionToPut): Command {
  const given = Object.entries(details).filter(([, value]) => value !== null);
  return {
    type: 'add-condition',
    target,
    condition: given.length === 0 ? condition : { ...Object.fromEntries(given), id: condition },
    rounds,
    by,
    ...(endsIf === null ? {} : { endsIf }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
}
