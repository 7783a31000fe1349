import { z } from 'zod';
import { isPlainObject, type JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import { MOST_NOTES } from '#shared/notes/slices-of-notes.ts';
import { printable } from '#shared/text/printable.ts';

/** Id of a stored row (UUID made by main). */
export const rowId = z.uuid();

/** A name a narrator gives: 1 to 200 characters; what can't be printed goes. */
export const givenName = z.string().overwrite(printable).min(1).max(200);

/** What the players have a fight called: up to 200 characters; empty for a neutral word. */
export const playersTitle = z.string().trim().max(200);

/** Free notes in Markdown. */
export const notesText = z.string().max(MOST_NOTES);

/** A JSON object whose shape the rule system checks. */
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/** The same of what was parsed as JSON, which holds nothing else: only that it is an object is looked at. */
export const parsedObject: z.ZodType<JsonObject> = z.custom<JsonObject>(isObject).or(jsonObject);

/** Takes only what `jsonObject` gives back as it is, and is many times as fast: for schemas that are asked first. */
export const plainObject: z.ZodType<JsonObject> = z.custom<JsonObject>(isPlainObject);

/** Id of a row: a word for shipped ones. */
export const tableCode = z.string().min(1).max(64);
