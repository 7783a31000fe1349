import type { Message, MessageValues } from './message.ts';

/** Characters of a value that are told in the words of an error. */
const MOST_TOLD = 200;

/** A text cut after 200 characters, with an ellipsis in the place of the rest. */
export function shorten(text: string): string {
  if (text.length <= MOST_TOLD) return text;
  // A character takes one or two units: no more of them need be taken apart, however long the text is.
  const characters = Array.from(text.slice(0, MOST_TOLD * 2 + 1));
  return characters.length <= MOST_TOLD ? text : `${characters.slice(0, MOST_TOLD).join('')}…`;
}

/** A message whose values are each cut after 200 characters, so that what was asked is never said back whole. */
export function shortenValues(said: Message): Message {
  if ('plain' in said || said.values === undefined) return said;
  const values: MessageValues = Object.fromEntries(
    Object.entries(said.values).map(([name, value]) => [name, shortenValue(value)]),
  );
  return { ...said, values };
}

function shortenValue(value: MessageValues[string]): MessageValues[string] {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return shorten(value);
  return 'plain' in value ? { plain: shorten(value.plain) } : shortenValues(value);
}
