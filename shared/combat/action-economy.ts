import type { Message } from '#shared/text/message.ts';

/** A kind of action in a turn and how it is worded; `slots` is how many pips a fresh turn shows. */
export interface ActionKind {
  readonly id: string;
  readonly label: Message;
  readonly slots: number;
  /** It is a reaction: whoever counts those spends one. */
  readonly isReaction?: boolean;
}

/** What a turn may be spent on. */
export interface ActionEconomy {
  readonly kinds: readonly ActionKind[];
  /** Why `next` may not be spent after `spent`, or null when it may. */
  readonly refusal: (spent: readonly string[], next: string) => Message | null;
  /** How many of each kind are still open after `spent`, for the pips. */
  readonly left: (spent: readonly string[]) => Readonly<Record<string, number>>;
}
