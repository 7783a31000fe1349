import type { Message } from '#shared/text/message.ts';

/** When all of a counter is back by itself; of `session` and `never` only the narrator's word brings anything back. */
export const RETURNS = ['turn', 'round', 'fight', 'session', 'never'] as const;

/** When all of a counter is back. */
export type Returns = (typeof RETURNS)[number];

/** The most a counter may hold. */
export const MOST_OF_A_COUNTER = 999;

/** So many counters one may have. */
export const MOST_COUNTERS = 50;

/** Something of somebody's that is used up and comes back: reactions, charges, ammunition, uses a day. */
export interface Counter {
  /** Tells it apart among those of its bearer. */
  readonly id: string;
  readonly name: Message;
  readonly current: number;
  readonly max: number;
  readonly returns: Returns;
  /** Left out but where the rules themselves count it: what it goes to tells of it, and the sheet doesn't list it. */
  readonly byRules?: true | undefined;
}

/** What something asks of a counter of its bearer before it can be used. */
export type CounterNeed = {
  /** The counter's id; empty for none. */
  readonly counter: string;
  readonly amount: number;
};

/** What became of a counter. */
export interface CounterChange {
  readonly id: string;
  readonly name: Message;
  readonly from: number;
  readonly to: number;
  readonly max: number;
  /** Used by hand or by an act, given back by hand or by itself, set or taken away by hand. */
  readonly why: 'spent' | 'need' | 'returned' | 'back' | 'set' | 'removed';
}
