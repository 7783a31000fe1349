import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { Share } from '#shared/combat/share.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import type { DiceSlot, RuleSystem } from '#shared/rules/system.ts';
import { pointsCommand, type PointsCommand, type PointsRead } from './points-figure.ts';
import { previewOf, type PointsPreview } from './points-preview.ts';

/** What a figure comes to for all it is meant for, before anything is done. */
export interface PointsPlan {
  /** The command for each target; null for one who is spared. */
  readonly each: readonly { readonly id: string; readonly command: PointsCommand | null }[];
  /** The dice it asks for. */
  readonly slots: readonly DiceSlot[];
}

/** The fight, by the rules it is played by. */
interface Played {
  readonly system: RuleSystem;
  readonly state: CombatState;
}

/** How the figure is meant: each one's share, the note of a ruling. */
interface Meant {
  readonly shares: Readonly<Record<string, Share>>;
  readonly note: string;
}

/** Works a figure out for each target: its command, and the dice all of them will ask for. */
export function pointsPlan(
  { system, state }: Played,
  targets: readonly Combatant[],
  read: PointsRead,
  { shares, note }: Meant,
): PointsPlan {
  const { rounding, lossSlots } = system.health;
  const each = targets.map(({ id }) => ({
    id,
    command: pointsCommand(read, id, { share: shares[id] ?? 'whole', rounding, note: note.trim() }),
  }));
  const losses = each.flatMap(({ id, command }) =>
    command?.type === 'damage' ? [{ target: id, amount: command.amount }] : [],
  );
  return { each, slots: lossSlots?.(state, losses) ?? [] };
}

/** What becomes of each one's points with the dice typed so far. */
export function pointsPreviews(
  { system, state }: Played,
  { each }: PointsPlan,
  typed: TypedNaturals,
): ReadonlyMap<string, PointsPreview> {
  return new Map(
    each.map(({ id, command }) => [id, previewOf(system, state, { target: id, command }, typed)]),
  );
}
