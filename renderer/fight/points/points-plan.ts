import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import { pointsCommand, type PointsCommand, type PointsRead, type Share } from './points-figure.ts';
import { previewOf, type PointsPreview } from './points-preview.ts';
import type { TypedSheet } from '#renderer/fight/rolling/typed-dice.ts';

/** What a figure comes to for all it is meant for, before anything is done. */
export interface PointsPlan {
  readonly commands: readonly PointsCommand[];
  /** The dice it asks for, and what was typed of them. */
  readonly slots: readonly DiceSlot[];
  readonly sheet: TypedSheet;
  readonly previews: ReadonlyMap<string, PointsPreview>;
}

/** How the figure is meant: each one's share, the note of a ruling, the dice read off the table. */
interface Meant {
  readonly shares: Readonly<Record<string, Share>>;
  readonly note: string;
  readonly typed: (slots: readonly DiceSlot[]) => TypedSheet;
}

/** Works a figure out for each target: its command, the dice it will ask for, what becomes of the points. */
export function pointsPlan(
  { system, state }: { readonly system: RuleSystem; readonly state: CombatState },
  targets: readonly Combatant[],
  read: PointsRead,
  { shares, note, typed }: Meant,
): PointsPlan {
  const { rounding, lossSlots } = system.health;
  const meant = targets.map(({ id }) => ({
    id,
    command: pointsCommand(read, id, shares[id] ?? 'whole', rounding, note.trim()),
  }));
  const losses = meant.flatMap(({ id, command }) =>
    command?.type === 'damage' ? [{ target: id, amount: command.amount }] : [],
  );
  const slots = lossSlots?.(state, losses) ?? [];
  const sheet = typed(slots);
  return {
    commands: meant.flatMap(({ command }) => command ?? []),
    slots,
    sheet,
    previews: new Map(
      meant.map(({ id, command }) => [id, previewOf(system, state, id, command, sheet.typed)]),
    ),
  };
}
