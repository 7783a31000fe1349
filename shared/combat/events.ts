import type { RolledDie } from '../dice/roll-expression.ts';
import type { Message } from '../text/message.ts';
import type { Ending, Side, Standing } from './state.ts';

/** A combatant as the log knows it, kept whole so that an entry needs nothing else. */
export interface Who {
  readonly id: string;
  readonly name: string;
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
}

/** An explained total: the terms summed, multiplied; what is added after the multiplication (the minimum of H12) stands as the last term. */
export interface Sum {
  /** `attack`, `defense`, `damage`, `test`, `save` … */
  readonly purpose: string;
  readonly label: Message;
  readonly terms: readonly Term[];
  /** 1 unless a critical multiplies (H11). */
  readonly multiplier: number;
  readonly total: number;
}

/** How a test came out, for marks and statistics. */
export type Outcome = 'critical' | 'success' | 'failure' | 'neutral';

/** What happened. Every event can be told without looking anything up. */
export type CombatEvent =
  | {
      readonly type: 'started';
      /** `natural` is null for a typed total. */
      readonly order: readonly {
        readonly who: Who;
        readonly total: number;
        readonly natural: number | null;
      }[];
    }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly who: Who; readonly count: number }
  | {
      /** An attack, manoeuvre, save or skill test with its arithmetic. */
      readonly type: 'test';
      /** `attack`, `save`, `maneuver`, `skill`, `initiative` … */
      readonly act: string;
      readonly actor: Who;
      readonly target: Who | null;
      /** The act in words of the system: "Ágata ataca Capanga 2 (Espada)". */
      readonly said: Message;
      readonly outcome: Outcome;
      /** The outcome in a few words: "Acerta: 25 contra 15". */
      readonly verdict: Message;
      readonly sums: readonly Sum[];
      readonly rule: string;
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
      /** A scar, lost attribute, broken detachment …: anything else a system makes of an act. */
      readonly type: 'consequence';
      readonly kind: string;
      readonly who: Who;
      readonly said: Message;
      readonly rule: string;
      readonly grave: boolean;
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
    }
  | { readonly type: 'left'; readonly who: Who }
  | { readonly type: 'spent'; readonly who: Who; readonly action: string; readonly label: Message }
  /** The system's own words for a step that is none of the above. */
  | { readonly type: 'told'; readonly who: Who | null; readonly said: Message; readonly rule: string }
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
  /** The fight is again as it was before its first command. */
  | { readonly type: 'reset' }
  | { readonly type: 'ended'; readonly rounds: number };
