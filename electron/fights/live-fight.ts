import type { AsPlayed } from '#shared/api/combats.ts';
import type { Folded } from '#shared/combat/fold.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { AnySystem } from '#shared/rules/registry.ts';
import type { ShownNames } from '#shared/player/kept-names.ts';
import type { Head } from '#shared/stored-fight/head.ts';
import type { LogMark } from '#shared/stored-fight/log-part.ts';
import type { RememberedPast } from '#shared/stored-fight/past.ts';
import type { StoredCombat } from '#electron/store/combats/combats.ts';

interface Live {
  readonly stored: StoredCombat;
  readonly system: AnySystem;
  /** What its players know everybody by. */
  readonly shown: ShownNames;
}

/** A fight that is played on under the rules it is stamped with. */
export interface PlayedOnFight extends Live {
  readonly kind: 'played-on';
  readonly head: Head;
  readonly past: RememberedPast;
}

/** A fight that today's rules come to another course of: nothing can be done in it. */
export interface AsPlayedFight extends Live {
  readonly kind: 'as-played';
  readonly count: number;
  /** The state shown. */
  readonly state: CombatState;
  readonly told: AsPlayed;
  /** Up to this row its moments are found by playing; `past` knows no others. */
  readonly agreed: number;
  readonly past: RememberedPast;
  /** The states stored of it, by the row they stand after. */
  readonly snapshots: ReadonlyMap<number, Head>;
  readonly folded: Folded<number>;
  readonly marks: readonly LogMark[];
}

/** A fight in memory. */
export type LiveFight = PlayedOnFight | AsPlayedFight;

/** The state a fight is shown at. */
export function shownState(fight: LiveFight): CombatState {
  return fight.kind === 'played-on' ? fight.head.moment.state : fight.state;
}

/** How many rows a fight has. */
export function countOf(fight: LiveFight): number {
  return fight.kind === 'played-on' ? fight.head.seq : fight.count;
}

/** Rows up to this one were played in another fight and can't be taken back. */
export function floorOf({ stored }: LiveFight): number {
  return stored.base?.seq ?? 0;
}
