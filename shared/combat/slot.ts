import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { readWith } from '#shared/schema/read.ts';

/**
 * A typed view of a JSON slot (`sheet`, `own`, `options`) that the engine carries without knowing its shape.
 * Reading checks once per object and remembers it: states share their unchanged parts, so the same object comes back often.
 */
export interface Slot<T> {
  /** The typed value of a slot; a wrong one is a `BAD_REQUEST` under `base`. */
  readonly read: (raw: JsonObject, base?: string) => T;
  /** Turns a value of the right type into what the engine carries. */
  readonly write: (value: T) => JsonObject;
}

/** A slot of which so many values were read is worth compiling its schema, which takes some milliseconds. */
const OFTEN = 300;

/** Makes the typed view of a slot from the schema of what is in it. */
export function slotOf<T extends JsonObject>(schema: z.ZodType<T>): Slot<T> {
  const known = new WeakMap<JsonObject, T>();
  let reader = schema;
  let count = 0;
  return {
    read(raw, base = 'sheet') {
      const remembered = known.get(raw);
      if (remembered !== undefined) return remembered;
      count += 1;
      // A page may forbid what compiling makes.
      if (count === OFTEN && z.util.allowsEval.value) reader = z.compile(schema);
      const value = readWith(reader, raw, base);
      known.set(raw, value);
      return value;
    },
    write(value) {
      known.set(value, value);
      return value;
    },
  };
}
