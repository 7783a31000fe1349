import type { JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import type { Message } from '#shared/text/message.ts';

/** Reads a column that a CHECK keeps to JSON objects. */
export function readObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new TypeError('A JSON object was expected in the database.');
  return value;
}

/** Reads a column that a CHECK keeps to JSON lists; `isItem` recognises what this app stored in it. */
export function readList<T>(text: string, isItem: (item: unknown) => item is T): readonly T[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value) || !value.every(isItem)) {
    throw new TypeError('A JSON list of another kind was expected in the database.');
  }
  return value;
}

/** Recognises a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isMessage(value: unknown): value is Message {
  return isObject(value) && (isText(value['key']) || isText(value['plain']));
}

/** Reads a column that holds words, the app's own by their key or the narrator's. */
export function readMessage(text: string): Message {
  const value: unknown = JSON.parse(text);
  if (!isMessage(value)) throw new TypeError('A message was expected in the database.');
  return value;
}
