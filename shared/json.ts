/** A value that survives JSON and structured cloning unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object with unknown keys; read through a schema before use. */
export type JsonObject = { readonly [key: string]: Json | undefined };

/** What a text holds as JSON; undefined where it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Parsing gives nothing else. */
function isJson(value: unknown): value is Json {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value);
}

/** The line where a text stops being JSON; null where it is JSON, or ends before it is. */
export function brokenLine(text: string): number | null {
  try {
    JSON.parse(text);
    return null;
  } catch (thrown) {
    const place = thrown instanceof SyntaxError ? /at position (\d+)/.exec(thrown.message)?.[1] : undefined;
    return place === undefined ? null : text.slice(0, Number(place)).split('\n').length;
  }
}
