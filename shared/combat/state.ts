import type { Counter } from './counters/counter.ts';
import type { MarkColour } from './mark-colours.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Message } from '#shared/text/message.ts';
import type { Label } from './labels.ts';
import type { OwnCondition, TickTime } from './conditions/own-condition.ts';

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

/** What the narrator rules of somebody: it stands all the same, falls whatever its points, is dead, or has left the fight alive. */
export type RuledFate = 'standing' | 'down' | 'dead' | 'gone';

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
  /** The narrator's own words about it; left out for none. */
  readonly note?: string;
  /** Whose wound should end it (a sleeper's own, the one's who keeps it up); left out where nobody's does. */
  readonly endsIf?: HurtEnding;
  /** What the narrator made it, as it was when it was put on; left out for the system's own. */
  readonly own?: OwnCondition;
}

/** Whose wound should make the narrator end a condition. */
export type HurtEnding = 'bearer-hurt' | 'causer-hurt';

/** What a condition does to its bearer at one moment of a round; it comes once, and is done once. */
export interface Tick {
  readonly target: string;
  readonly condition: string;
  readonly at: TickTime;
  readonly round: number;
  /** Still to be carried out, or let go. */
  readonly due: boolean;
}

/** A condition that ended by itself, and the moment it did; it can still be extended. */
export interface Lapse {
  readonly target: string;
  readonly condition: Condition;
  readonly round: number;
  readonly count: number;
}

/** What the narrator's corrections made other than it was brought in. */
export interface Corrections {
  /** The sheet as it was brought in. */
  readonly sheet: JsonObject;
  /** By how much the maximum of points was corrected, in all. */
  readonly max: number;
}

/** Someone or something in the fight. `sheet` is what was brought in and changes only by correction; `own` is the system's running state. */
export interface Combatant {
  readonly id: string;
  /** The name given, which equals share. */
  readonly name: string;
  /** What tells it from its equals, put after the name; null where nothing needs to. */
  readonly label: Label | null;
  readonly side: Side;
  readonly hp: HitPoints;
  readonly sheet: JsonObject;
  readonly own: JsonObject;
  readonly conditions: readonly Condition[];
  readonly standing: Standing;
  /** What the narrator ruled of it; left out where the rules alone say how it stands. */
  readonly fate?: RuledFate;
  /** Waiting with a free delay (H18). */
  readonly delaying: boolean;
  /** The trigger of a readied action (H19), or null. */
  readonly ready: string | null;
  /** The round in which it may not attack because it was surprised (H2), or null. */
  readonly surprisedIn: number | null;
  /** Players see nothing of it. */
  readonly hidden: boolean;
  /** An `entry` (a lair, a trap) stands in the order without a sheet or points and is nobody's target. */
  readonly kind: 'fighter' | 'entry';
  /** Those of one kind share it: they collapse together and may roll together; null for one of its own. */
  readonly group: string | null;
  /** The colour of its base on the table, or null. */
  readonly mark: MarkColour | null;
  /** What the narrator wants to be told as its turn begins; empty for nothing. */
  readonly reminder: string;
  /** Left out while its sheet is as it was brought in. */
  readonly corrected?: Corrections | undefined;
  /** Notes of its own in this fight, in place of those of the bestiary or character; left out for none. */
  readonly notes?: string | undefined;
  /** What it has to spend, those of the rules first; left out for nothing. */
  readonly counters?: readonly Counter[] | undefined;
}

/** One who comes later, in the round of its wave. */
export interface Reserve {
  readonly round: number;
  readonly combatant: Combatant;
  /** A total typed in, or null to roll. */
  readonly initiative: number | null;
  readonly surprised: boolean;
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
  /** What each of them was spent on, in the words of the act; null where it has none. */
  readonly spentOn: readonly (Message | null)[];
  /** How many attacks of the current combat action were made (H14). */
  readonly attacks: number;
}

/**
 * Raised whenever the shape of a state changes, the core's or what a system keeps in `own`: states stored in another
 * shape are made anew from the commands.
 */
export const STATE_VERSION = 3;

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
  /** Those who share a place in the order, the leader of each first; empty for nobody. */
  readonly linked: readonly (readonly string[])[];
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
  /** Those who wait for their wave. */
  readonly reserves: readonly Reserve[];
  /** Conditions that ended by themselves at the moment something last did. */
  readonly lapsed: readonly Lapse[];
  /** The conditions that the narrator made, as the campaign had them when the fight was made. */
  readonly ownConditions: readonly OwnCondition[];
  /** What came of conditions in this round, and what is still due of it and of rounds before. */
  readonly ticks: readonly Tick[];
  /** The system's running state of the whole fight. */
  readonly own: JsonObject;
}
