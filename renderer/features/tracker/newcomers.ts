import type { Command } from '../../../shared/combat/command.ts';
import type { Side } from '../../../shared/combat/state.ts';
import type { JsonObject } from '../../../shared/json.ts';
import { newcomerNames } from './fight-names.ts';

/** Somebody to bring into the fight, once or several times. */
export interface Newcomer {
  readonly name: string;
  readonly side: Side;
  readonly hp: { readonly current: number; readonly max: number };
  readonly sheet: JsonObject;
  readonly quantity: number;
  /** A total from the table, or null to roll; left out where nobody has one. */
  readonly initiative: number | null;
  readonly surprised: boolean;
}

/** The core's commands that bring newcomers in, names kept apart from `used`; `newId` gives an id nobody has. */
export function newcomerCommands(
  { name, side, hp, sheet, quantity, initiative, surprised }: Newcomer,
  used: readonly string[],
  newId: () => string,
): readonly Command[] {
  return newcomerNames(name, quantity, used).map((own) => ({
    type: 'add-combatant',
    combatant: { id: newId(), name: own, side, hp: { current: hp.current, max: hp.max }, sheet },
    initiative,
    surprised,
  }));
}
