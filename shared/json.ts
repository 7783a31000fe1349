/** A value that survives JSON and structured cloning unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object with unknown keys; read through a schema before use. */
export type JsonObject = { readonly [key: string]: Json | undefined };
