import type { z } from 'zod';
import { settingsFields, type Settings } from '#shared/api/settings.ts';
import type { Json } from '#shared/json.ts';
import { inTransaction, statement, type Sqlite } from './sqlite.ts';

const byName = statement<{ readonly value: string }>('SELECT value FROM settings WHERE name = ?');
const write = statement(
  'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
);

/** A value kept under a name, or null when it is absent or isn't what `schema` says (an older or newer app's, or damaged). */
export function readSetting<T>(db: Sqlite, name: string, schema: z.ZodType<T>): T | null {
  const row = byName(db).get(name);
  if (row === undefined) return null;
  const read = schema.safeParse(parsed(row.value));
  return read.success ? read.data : null;
}

/** JSON as it was stored; undefined for what isn't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value under a name. */
export function writeSetting(db: Sqlite, name: string, value: Json): void {
  write(db).run(name, JSON.stringify(value));
}

/** The narrator's settings, completed with the defaults. */
export function readSettings(db: Sqlite): Settings {
  const stored = Object.entries(settingsFields.shape).map(([name, schema]) => [
    name,
    readSetting<Json>(db, name, schema) ?? undefined,
  ]);
  return settingsFields.parse(Object.fromEntries(stored));
}

/** Changes the settings named, all of them or none. */
export function changeSettings(db: Sqlite, change: Partial<Settings>): void {
  inTransaction(db, () => {
    for (const [name, value] of Object.entries(change)) writeSetting(db, name, value);
  });
}
