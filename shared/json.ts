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
