import type { RolledDie } from '#shared/dice/roll-expression.ts';
import type { Rolled } from '#shared/combat/turns/rolled.ts';
import type { Message } from '#shared/text/message.ts';
import type { CounterChange } from './counters/counter.ts';
import type { KeptEvent } from './kept-events.ts';
import type { Label } from './labels.ts';
import type { Name } from './name.ts';
import type { Ending, HitPoints, RuledFate, Side, Standing } from './state.ts';

/** A combatant as the log knows it, kept whole so that an entry needs nothing else. */
export interface Who {
  readonly id: string;
  readonly name: string;
  readonly label: Label | null;
  readonly side: Side;
}

/** One named figure of a sum: a natural, a skill, a condition. */
export interface Term {
  readonly label: Message;
  readonly value: number;
  /** The rule it comes from, e.g. `H12`. */
  readonly rule: string;
  /** The dice behind the figure, when there are any. */
  readonly dice: readonly RolledDie[];
  /** Its dice decided the roll; left out: those of the first figure that has any did. */
  readonly decides?: boolean;
}

/** What a reader is to make of a sum; what isn't said isn't so. */
export interface SumSense {
  /** It is set against the sum before it. */
  readonly opposes?: boolean;
  /** The target rolled it, not the one who acts. */
  readonly byTarget?: boolean;
  /** The sentence tells what it is of, so that no name stands before it. */
  readonly unnamed?: boolean;
  /** It is what somebody loses. */
  readonly damage?: boolean;
  /** It counts the dice that are rolled, not what they come to. */
  readonly counts?: boolean;
  /** Low naturals are the lucky ones, as in a save under an attribute. */
  readonly lowWins?: boolean;
}

/** An explained total: the terms summed, multiplied; what is added after the multiplication (the minimum of H12) stands as the last term. */
export interface Sum {
  /** `attack`, `defense`, `damage`, `test`, `save` …, or a system's own. */
  readonly purpose: string;
  /** Left out: what the purpose means in every system (`log/sum-sense.ts`). */
  readonly sense?: SumSense;
  readonly label: Message;
  readonly terms: readonly Term[];
  /** 1 unless a critical multiplies (H11). */
  readonly multiplier: number;
  readonly total: number;
}

/** What makes an entry worth finding again. */
export interface Mark {
  /** `critical`, `fall`, or a system's own. */
  readonly id: string;
  readonly label: Message;
  /** How its entry stands out beside the others. */
  readonly tone: 'critical' | 'plain';
}

/** How a check came out, for marks and statistics. */
export type Outcome = 'critical' | 'success' | 'failure' | 'neutral';

interface Places {
  readonly order: readonly (Rolled & { readonly who: Who })[];
  /** Left out: the highest total goes first. */
  readonly lowestFirst?: true;
}

/** What happened. Every event can be told without looking anything up. */
export type CombatEvent =
  /** The first totals, and new ones as a round begins, where each round has its own roll. */
  | ({ readonly type: 'started' } & Places)
  | ({ readonly type: 'rerolled' } & Places)
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly who: Who; readonly count: number }
  | {
      /** An attack, manoeuvre, save or skill check with its arithmetic. */
      readonly type: 'test';
      /** `attack`, `save`, `maneuver`, `skill`, `initiative` …, or a system's own. */
      readonly act: string;
      /** Counted among the attacks of its actor, hit or missed; left out: where the act is called `attack`. */
      readonly isAttack?: boolean;
      /** Null for the narrator, of a free roll alone. */
      readonly actor: Who | null;
      readonly target: Who | null;
      /** The act in words of the system: "Ágata ataca Capanga 2 (Espada)". */
      readonly said: Message;
      readonly outcome: Outcome;
      /** The outcome in a few words: "Acerta: 25 contra 15". */
      readonly verdict: Message;
      readonly sums: readonly Sum[];
      readonly rule: string;
      /** Of a free roll: whether players hear of it, all of it or nothing; left out of what the rules ask for. */
      readonly open?: boolean;
      /** Left out: what its outcome is worth, a critical and nothing else. */
      readonly mark?: Mark;
    }
  | {
      /** Dice rolled once for several, with their arithmetic; null for whom nobody rolled them. */
      readonly type: 'rolled';
      readonly by: Who | null;
      /** What they are for: "8d6 de dano". */
      readonly said: Message;
      /** What they came to, in a few words. */
      readonly verdict: Message;
      readonly sums: readonly Sum[];
    }
  | {
      readonly type: 'damage';
      readonly target: Who;
      readonly by: Who | null;
      /** What was dealt, before temporary points. */
      readonly amount: number;
      /** What temporary points took. */
      readonly absorbed: number;
      readonly from: number;
      readonly to: number;
      readonly max: number;
    }
  | {
      readonly type: 'healed';
      readonly target: Who;
      readonly amount: number;
      readonly from: number;
      readonly to: number;
      readonly max: number;
    }
  | { readonly type: 'temp'; readonly target: Who; readonly from: number; readonly to: number }
  | {
      readonly type: 'standing';
      readonly who: Who;
      readonly from: Standing;
      readonly to: Standing;
      readonly said: Message;
    }
  | {
      /** The narrator's word on how somebody stands; `fate` is null where the rules say it again. */
      readonly type: 'fate';
      readonly who: Who;
      readonly fate: RuledFate | null;
      readonly from: Standing;
      readonly to: Standing;
      readonly note: string;
    }
  | {
      /** A scar, lost attribute, broken detachment …: anything else a system makes of an act. */
      readonly type: 'consequence';
      readonly kind: string;
      readonly who: Who;
      readonly said: Message;
      readonly rule: string;
      readonly grave: boolean;
      /** Left out where it isn't worth finding again. */
      readonly mark?: Mark;
    }
  | {
      readonly type: 'condition-added';
      readonly target: Who;
      readonly condition: string;
      readonly label: Message;
      readonly rounds: number | null;
      readonly ends: Ending | null;
      readonly by: Who | null;
    }
  | {
      readonly type: 'condition-ended';
      readonly target: Who;
      readonly condition: string;
      readonly label: Message;
      readonly how: 'expired' | 'removed';
    }
  /** `to` is null when waiting freely; `lowest` is the limit (H18), null when there is none. */
  | {
      readonly type: 'delayed';
      readonly who: Who;
      readonly from: number;
      readonly to: number | null;
      readonly lowest: number | null;
    }
  | { readonly type: 'ready'; readonly who: Who; readonly trigger: string }
  | { readonly type: 'ready-lost'; readonly who: Who; readonly trigger: string }
  | { readonly type: 'acted-now'; readonly who: Who; readonly count: number; readonly interrupted: Who }
  | { readonly type: 'reordered'; readonly who: Who; readonly before: Who | null }
  | { readonly type: 'initiative-set'; readonly who: Who; readonly from: number; readonly to: number }
  | {
      readonly type: 'joined';
      readonly who: Who;
      readonly total: number | null;
      readonly natural: number | null;
      /** The dice behind the natural; left out: one d20. */
      readonly dice?: readonly RolledDie[];
    }
  | { readonly type: 'left'; readonly who: Who }
  | ({ readonly type: 'counter'; readonly who: Who } & CounterChange)
  | { readonly type: 'spent'; readonly who: Who; readonly action: string; readonly label: Message }
  /** The system's own words for a step that is none of the above. */
  | {
      readonly type: 'told';
      readonly who: Who | null;
      readonly said: Message;
      readonly rule: string;
      /** It is about a turn marked as late. */
      readonly late?: boolean;
      /** Set by the narrator's hand, whatever the rules say. */
      readonly byHand?: boolean;
    }
  /** The narrator's word about points, whatever the rules came to. */
  | {
      readonly type: 'ruling';
      readonly target: Who;
      readonly from: number;
      readonly to: number;
      readonly tempFrom: number;
      readonly tempTo: number;
      readonly max: number;
      readonly note: string;
    }
  | {
      readonly type: 'condition-extended';
      readonly target: Who;
      readonly condition: string;
      readonly label: Message;
      readonly ends: Ending;
    }
  | { readonly type: 'hidden'; readonly who: Who; readonly hidden: boolean }
  | { readonly type: 'reminder'; readonly who: Who; readonly text: string }
  /** `who` as it was called until now. */
  | { readonly type: 'renamed'; readonly who: Who; readonly to: Name }
  | {
      /** A sheet corrected by the narrator. */
      readonly type: 'corrected';
      readonly who: Who;
      /** "CA 14 → 16", one thing after the other; empty where none of it has words. */
      readonly changes: readonly Message[];
      /** Its points after that. */
      readonly hp: HitPoints;
    }
  | KeptEvent<Who>
  /** The fight is again as it was before its first command. */
  | { readonly type: 'reset' }
  | { readonly type: 'ended'; readonly rounds: number };
