import { specOfHeld } from '#shared/combat/conditions/known-conditions.ts';
import type { Combatant, CombatState, Side } from '#shared/combat/state.ts';
import type { BoardGroup, RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import { say } from '#shared/text/translate.ts';
import { type HealthBand, healthBand } from './health-band.ts';
import { NOTHING_SHOWN, type PlayerMemory, shownTo } from './player-memory.ts';
import { nameShown } from './shown-names.ts';
import { withoutHidden } from './without-hidden.ts';
import type { PortraitsShown } from '#shared/player/portraits.ts';
import { shownName } from '#shared/combat/names.ts';

/** One whom the players see. */
export interface PlayerRow {
  readonly name: string;
  readonly side: Side;
  /** Its turn, as far as players can tell. */
  readonly now: boolean;
  readonly delaying: boolean;
  /** Null for what can't be hurt (a trap). */
  readonly health: HealthBand | null;
  /** In words, without figures and without who caused them. */
  readonly conditions: readonly string[];
  /** The picture itself, in its address; left out where there is none, or the narrator shows none of that side. */
  readonly portrait?: string;
}

/** Those who stand together: everybody in the order of play, a side, or an engagement group. */
export interface PlayerGroup {
  readonly label: string | null;
  /** Its step, as far as players can tell. */
  readonly now: boolean;
  readonly rows: readonly PlayerRow[];
}

/** All that players may see of a fight. What isn't named here they don't see: no points, counts, ids or notes. */
export interface PlayerView {
  /** "Rodada 3": the narrator's. */
  readonly round: string;
  readonly groups: readonly PlayerGroup[];
}

/** How a view is told. */
export interface PlayerViewing {
  readonly locale: Locale;
  /** What they have been shown before, as `shownTo` gave it; nothing when left out. */
  readonly memory?: PlayerMemory;
  /** Whose portraits are shown, and the portrait of a combatant; nobody's when left out. */
  readonly portraits?: PortraitsOfView;
}

/** Whose portraits are shown, and where they come from. */
export interface PortraitsOfView {
  readonly whose: PortraitsShown;
  /** By a combatant's id; null for none. */
  readonly of: (combatant: string) => string | null;
}

const NO_PORTRAITS: PortraitsOfView = { whose: 'none', of: () => null };

interface Gathering {
  readonly label: string | null;
  readonly now: boolean;
  readonly members: readonly Combatant[];
}

/** What the players see of a fight, or null while none is fought. */
export function playerView(
  state: CombatState,
  system: RuleSystem,
  { locale, memory = NOTHING_SHOWN, portraits = NO_PORTRAITS }: PlayerViewing,
): PlayerView | null {
  if (state.status !== 'running') return null;
  const seen = withoutHidden(state);
  const { names, ...known } = shownTo(state, system, memory);
  const board = system.playerBoard?.(seen);
  const turn = board === undefined ? known.turn : null;
  const gatherings = board === undefined ? [inOrder(seen)] : inGroups(seen, board.groups, locale);
  return {
    round: say(board?.round ?? message('player.round', { round: state.round }), locale),
    groups: gatherings.map(({ label, now, members }) => ({
      label,
      now,
      rows: members.map((one) =>
        rowOf(one, system, {
          name: shownName(nameShown(names.shown, one) ?? one, locale),
          now: turn === one.id,
          isDead: system.health.isDead?.(one, state.options) === true,
          locale,
          portrait: portraitOf(one, portraits),
        }),
      ),
    })),
  };
}

function inOrder({ order, combatants }: CombatState): Gathering {
  const waiting = new Map(combatants.map((one) => [one.id, one]));
  const placed = order.flatMap(({ id }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    return one ?? [];
  });
  return { label: null, now: false, members: [...placed, ...waiting.values()] };
}

/** The groups with somebody in them. While only hidden ones have the step, it is shown at the group before theirs. */
function inGroups(
  { combatants }: CombatState,
  groups: readonly BoardGroup[],
  locale: Locale,
): readonly Gathering[] {
  const ids = new Set(combatants.map(({ id }) => id));
  const isEmpty = ({ members }: BoardGroup): boolean => !members.some((id) => ids.has(id));
  const playing = groups.findIndex(({ now }) => now);
  const before = playing === -1 ? [] : [...groups.slice(playing + 1), ...groups.slice(0, playing + 1)];
  const now = before.findLast((group) => !isEmpty(group));
  return groups
    .filter((group) => !isEmpty(group))
    .map((group) => ({
      label: group.label && say(group.label, locale),
      now: group === now,
      members: combatants.filter(({ id }) => group.members.includes(id)),
    }));
}

function rowOf(
  combatant: Combatant,
  system: RuleSystem,
  {
    name,
    now,
    isDead,
    locale,
    portrait,
  }: Pick<PlayerRow, 'name' | 'now'> & {
    readonly isDead: boolean;
    readonly locale: Locale;
    readonly portrait: string | null;
  },
): PlayerRow {
  const { side, delaying, kind } = combatant;
  const words = combatant.conditions.flatMap((held) => specOfHeld(system, held) ?? []);
  return {
    name,
    side,
    now,
    delaying,
    health: kind === 'entry' ? null : isDead ? 'dead' : healthBand(combatant),
    conditions: [...new Set(words.map(({ label }) => say(label, locale)))],
    ...(portrait === null ? {} : { portrait }),
  };
}

function portraitOf({ id, side }: Combatant, { whose, of }: PortraitsOfView): string | null {
  return whose === 'all' || (whose === 'party' && side === 'pc') ? of(id) : null;
}
