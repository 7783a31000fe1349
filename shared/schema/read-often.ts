import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { readWith } from './read.ts';

const compiled = new WeakMap<z.ZodType<JsonObject>, z.ZodType<JsonObject>>();

/**
 * As `readWith`, for a sheet: there are very many of one system. Its schema is compiled first, which takes some
 * milliseconds; what is at fault is found by the schema itself.
 */
export function readSheet(schema: z.ZodType<JsonObject>, value: unknown, base: string): JsonObject {
  const made = compiled.get(schema) ?? z.compile(schema);
  compiled.set(schema, made);
  return readWith(made, value, base);
}

/** A schema that counts, and one that takes less and makes the same of what it takes. */
interface QuickAndWhole<T> {
  readonly quick: z.ZodType<T>;
  readonly whole: z.ZodType<T>;
}

/** `readWith` for very many values, where the schema that counts is one that can't be compiled: the quick one is asked first. */
export function readerOf<T>({ quick, whole }: QuickAndWhole<T>): (value: unknown, base: string) => T {
  let made: z.ZodType<T> | null = null;
  return (value, base) => {
    made ??= z.compile(quick);
    const read = made.safeParse(value);
    return read.success ? read.data : readWith(whole, value, base);
  };
}
