import type { TextKey } from './catalogue.ts';

/** Values that fill a message; a nested message is put into the reader's language first. */
export type MessageValues = Readonly<Record<string, string | number | Message>>;

/** Something said to a person, kept apart from its language until shown; `plain` holds the narrator's own words. */
export type Message = { readonly key: string; readonly values?: MessageValues } | { readonly plain: string };

/** Wraps the narrator's own words (names, triggers, notes), which are never translated. */
export function plain(words: string): Message {
  return { plain: words };
}

/** A message of the shared catalogue, checked against its keys. */
export function message(key: TextKey, values: MessageValues = {}): Message {
  return { key, values };
}
