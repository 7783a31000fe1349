import type { Side } from '#shared/combat/state.ts';
import type { Who } from '#shared/combat/events.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { Message } from '#shared/text/message.ts';

/** How a phrase weighs in its sentence. */
export type Emphasis = 'plain' | 'critical' | 'fall' | 'muted';

/** What fills a place in one of the log's own phrases. */
export type Filling =
  | number
  | Message
  | { readonly who: Who }
  /** Several in one breath. */
  | { readonly together: readonly Who[] }
  | { readonly condition: Message }
  /** A word of the system that stands within a sentence: its first letter is lowered. */
  | { readonly within: Message }
  | { readonly phrases: readonly Phrase[] };

/** Part of a sentence, kept apart from its language; names and conditions in it stay known for what they are. */
export type Phrase =
  | {
      readonly kind: 'own';
      readonly key: TextKey;
      readonly values: Readonly<Record<string, Filling>>;
      readonly emphasis: Emphasis;
      /** What a round is called in it. */
      readonly context: RoundName;
    }
  /** Words of the system; `people` are those whose names are marked in them. */
  | {
      readonly kind: 'said';
      readonly said: Message;
      readonly people: readonly Who[];
      readonly emphasis: Emphasis;
    }
  /** A check: what was done, then how it came out. */
  | {
      readonly kind: 'check';
      readonly said: Message;
      readonly verdict: Message;
      readonly people: readonly Who[];
      readonly emphasis: Emphasis;
    };

/** A run of text in one style, in the reader's language; every format styles the same spans. */
export type Span =
  | { readonly kind: 'name'; readonly text: string; readonly side: Side }
  | { readonly kind: Emphasis | 'condition'; readonly text: string };

/** One of the log's own phrases. */
export function phrase(
  key: TextKey,
  values: Readonly<Record<string, Filling>> = {},
  emphasis: Emphasis = 'plain',
  context: RoundName = 'round',
): Phrase {
  return { kind: 'own', key, values, emphasis, context };
}
