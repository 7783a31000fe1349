import type { Message, MessageValues } from '#shared/text/message.ts';
import { say } from '#renderer/state/text.svelte.ts';

/** A function that gives a system's texts in the language of the interface; in markup they change with the language. `messageOf` makes the system's messages. */
export function wordsOf<Key extends string>(
  messageOf: (key: Key, values?: MessageValues) => Message,
): (key: Key, values?: MessageValues) => string {
  return (key, values) => say(messageOf(key, values));
}
