import type { Command } from '../../../shared/combat/command.ts';
import type { LabelScheme } from '../../../shared/combat/labels.ts';
import type { Side } from '../../../shared/combat/state.ts';
import type { JsonObject } from '../../../shared/json.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../shared/text/locale.ts';
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
  /** How several of them are told apart. */
  readonly labels: LabelScheme;
  readonly hidden: boolean;
  /** Those of one kind share it; null for one of its own. */
  readonly group: string | null;
}

/** The core's commands that bring newcomers in, names kept apart from `used`; `newId` gives an id nobody has. */
export function newcomerCommands(
  { name, side, hp, sheet, quantity, initiative, surprised, labels, hidden, group }: Newcomer,
  used: readonly string[],
  newId: () => string,
  locale: Locale = DEFAULT_LOCALE,
): readonly Command[] {
  return newcomerNames(name, quantity, used, labels, locale).map((named) => ({
    type: 'add-combatant',
    combatant: {
      id: newId(),
      ...named,
      side,
      hp: { current: hp.current, max: hp.max },
      sheet,
      hidden,
      group,
    },
    initiative,
    surprised,
  }));
}
