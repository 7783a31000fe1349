import type { HalfTestKind } from '#shared/combat/play.ts';
import type { Share } from '#shared/combat/share.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import type { Message } from '#shared/text/message.ts';
import type { Asked } from '#renderer/fight/rolling/roll.svelte.ts';
import { fightView } from '#renderer/fight/view.svelte.ts';
import { NO_PREVIEWS, rolledPreviews, type PointsPreview } from './points-preview.ts';
import {
  rolledCommand,
  rolledSlots,
  rolledWords,
  slotsOfLoss,
  testRefusal,
  type RolledPoints,
} from './points-rolled.ts';

/** What is being written for whom. */
interface Written {
  readonly points: RolledPoints | null;
  readonly targets: readonly Combatant[];
  readonly shares: Readonly<Record<string, Share>>;
}

/** Points that are rolled once for all picked, while they are being written; all of it is null or empty where they aren't. */
export interface Rolled {
  readonly points: RolledPoints | null;
  /** What each one may test with for half; empty where there is no test. */
  readonly kinds: readonly HalfTestKind[];
  readonly kind: HalfTestKind | null;
  readonly choose: (id: string) => void;
  /** What was understood. */
  readonly words: Message | null;
  readonly asked: Asked | null;
  readonly slots: readonly DiceSlot[] | null;
  /** What it comes to for each, as far as the dice typed tell. */
  readonly previews: (typed: TypedNaturals) => ReadonlyMap<string, PointsPreview>;
  /** The dice that fall because of those typed. */
  readonly more: (typed: TypedNaturals) => readonly DiceSlot[];
}

/** Works out what is written as dice; `of` is asked anew each time, so it may read state. */
export function useRolled(of: () => Written): Rolled {
  let chosen = $state<string | null>(null);
  const written = $derived(of());
  const view = $derived(fightView());
  const all = $derived(view?.system.health.halfTest?.kinds ?? []);
  const kind = $derived(all.find(({ id }) => id === chosen) ?? all[0] ?? null);
  const command = $derived.by(() => {
    const { points, targets, shares } = written;
    return view === null || points === null
      ? null
      : rolledCommand(view.state, targets, points, { kind, shares });
  });

  return {
    get points() {
      return written.points;
    },
    get kinds() {
      return command?.test === undefined ? [] : all;
    },
    get kind() {
      return kind;
    },
    choose(id) {
      chosen = id;
    },
    get words() {
      return written.points && rolledWords(written.points, kind);
    },
    get asked() {
      const { points } = written;
      return points && command && (testRefusal(points, kind) ?? { send: command });
    },
    get slots() {
      return view && command && rolledSlots(view.system, view.state, command);
    },
    previews: (typed) =>
      view && command ? rolledPreviews(view.system, view.state, command, typed) : NO_PREVIEWS,
    more: (typed) => (view && command ? slotsOfLoss(view.system, view.state, command, typed) : []),
  };
}
