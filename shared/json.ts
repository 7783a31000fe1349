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

/** Whether a value is an object that JSON says just as it is: of plain figures, words, lists and objects throughout. */
export function isPlainObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlainJson(value);
}

function isPlainJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype) return false;
  for (const [key, inner] of Object.entries(value)) {
    // Schemas leave a field of this name out.
    if (key === '__proto__' || !isPlainJson(inner)) return false;
  }
  return true;
}
