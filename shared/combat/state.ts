import type { JsonObject } from '../json.ts';

/** Whose friend a combatant is. */
export type Side = 'pc' | 'ally' | 'foe';

/** Hit points; `current` may be negative only where the system says so. */
export interface HitPoints {
  readonly current: number;
  readonly max: number;
  readonly temp: number;
}

/** Up and fighting; down (a PC or ally at 0, not skipped by itself); defeated (out of the order). */
export type Standing = 'up' | 'down' | 'defeated';

/**
 * When a condition ends by itself. `count` is H4: immediately before that count of that round, whoever acts.
 * `own-turn` ends when the bearer's own turn begins in that round or later (H2).
 */
export type Ending =
  | { readonly at: 'count'; readonly round: number; readonly count: number }
  | { readonly at: 'own-turn'; readonly round: number };

/** A condition on a combatant: the system's id and its own details (`percent`, `enemies`, `con` …). */
export interface Condition {
  readonly id: string;
  readonly details: JsonObject;
  /** Null: until removed. */
  readonly ends: Ending | null;
  /** Id of the combatant who caused it, when known. */
  readonly by: string | null;
}

/** Someone or something in the fight. `sheet` is what was brought in and never changes; `own` is the system's running state. */
export interface Combatant {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly hp: HitPoints;
  readonly sheet: JsonObject;
  readonly own: JsonObject;
  readonly conditions: readonly Condition[];
  readonly standing: Standing;
  /** Waiting with a free delay (H18). */
  readonly delaying: boolean;
  /** The trigger of a readied action (H19), or null. */
  readonly ready: string | null;
  /** The round in which it may not attack because it was surprised (H2), or null. */
  readonly surprisedIn: number | null;
}

/** A place in the order: the explicit list is the order, the number only tells the count. */
export interface OrderEntry {
  readonly id: string;
  readonly initiative: number;
}

/** A turn in progress. */
export interface Turn {
  readonly who: string;
  /** The count being played, fixed when the turn begins. */
  readonly count: number;
  /** `ready`: only the readied action is left in it (H19). */
  readonly kind: 'own' | 'ready';
  /** The system's action kinds, in the order they were spent. */
  readonly spent: readonly string[];
  /** How many attacks of the current combat action were made (H14). */
  readonly attacks: number;
}

/** Everything there is to know about a fight at one moment. Immutable; made only by `apply`. */
export interface CombatState {
  readonly system: string;
  readonly options: JsonObject;
  readonly status: 'setup' | 'running' | 'ended';
  /** 0 before the start. */
  readonly round: number;
  /** The count being played, which durations are counted from (H4); 0 before the start. */
  readonly count: number;
  readonly order: readonly OrderEntry[];
  /** Who has begun a turn this round (H3). */
  readonly acted: readonly string[];
  /** Null before the start, after the end, and where turns are not individual. */
  readonly turn: Turn | null;
  /** Turns broken into by act-now, the latest last; they go on with what they had left. */
  readonly interrupted: readonly Turn[];
  readonly combatants: readonly Combatant[];
  /** What was said before the start of those added by then. */
  readonly joining: readonly {
    readonly id: string;
    readonly initiative: number | null;
    readonly surprised: boolean;
  }[];
  /** The system's running state of the whole fight. */
  readonly own: JsonObject;
}
