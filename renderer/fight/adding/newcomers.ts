import type { CoreCommand } from '#shared/combat/commands/index.ts';
import { asOne } from '#shared/combat/commands/together.ts';
import { colourOf, type LabelScheme } from '#shared/combat/labels.ts';
import type { Combatant, Side } from '#shared/combat/state.ts';
import type { JsonObject } from '#shared/json.ts';
import { newcomerNames } from '#renderer/fight/fight-names.ts';
import type { Name } from '#shared/combat/name.ts';

/** Somebody to bring into the fight, once or several times. */
export interface Newcomer {
  readonly name: string;
  readonly side: Side;
  readonly hp: { readonly current: number; readonly max: number };
  readonly sheet: JsonObject;
  readonly kind: Combatant['kind'];
  readonly quantity: number;
  /** A total from the table, or null to roll; left out where nobody has one. */
  readonly initiative: number | null;
  readonly surprised: boolean;
  /** How several of them are told apart. */
  readonly labels: LabelScheme;
  readonly hidden: boolean;
  /** Those of one kind share it; null for one of its own. */
  readonly group: string | null;
  /** What is told as their turns begin; empty for nothing. */
  readonly reminder: string;
}

/** The core's command that brings newcomers in as one move, names kept apart from `used`; `newId` gives an id nobody has. */
export function newcomerCommand(
  { name, side, hp, sheet, kind, quantity, initiative, surprised, labels, hidden, group, reminder }: Newcomer,
  used: readonly Name[],
  newId: () => string,
): CoreCommand {
  const commands = newcomerNames({ name, quantity, labels }, used).map((named) => ({
    type: 'add-combatant' as const,
    combatant: {
      id: newId(),
      ...named,
      mark: colourOf(named.label),
      side,
      hp: { current: hp.current, max: hp.max },
      sheet,
      kind,
      hidden,
      group,
      reminder,
    },
    initiative,
    surprised,
  }));
  return asOne(commands);
}
