import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { MOST_NOTES } from '#shared/notes/first-of-notes.ts';

/** Id of a stored row (UUID made by main). */
export const rowId = z.uuid();

/** A name a narrator gives: 1 to 200 characters, anything printable. */
export const givenName = z.string().trim().min(1).max(200);

/** Free notes in Markdown. */
export const notesText = z.string().max(MOST_NOTES);

/** A JSON object whose shape the rule system checks. */
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/** Id of a row: a word for shipped ones. */
export const tableCode = z.string().min(1).max(64);
