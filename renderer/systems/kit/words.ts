import type { Message, MessageValues } from '#shared/text/message.ts';
import { say } from '#renderer/state/text.svelte.ts';

/** The texts of a system, by what makes its messages, in the language of the interface; they follow a change of language where used in markup. */
export function wordsOf<Key extends string>(
  messageOf: (key: Key, values?: MessageValues) => Message,
): (key: Key, values?: MessageValues) => string {
  return (key, values) => say(messageOf(key, values));
}
