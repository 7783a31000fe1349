import type { AboutApp } from '#shared/api/app-info.ts';
import { schemaVersion } from '#electron/store/opening/migrate.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

/** What the app says of itself that doesn't come from its data. */
export type OwnFacts = Pick<AboutApp, 'version' | 'commit' | 'runtime' | 'system'>;

const sqliteVersion = statement<{ readonly version: string }>('SELECT sqlite_version() AS version');

const there = (table: string): string => `(SELECT count(*) FROM ${table} WHERE removed_at IS NULL)`;
const counted = statement<AboutApp['counts']>(
  `SELECT ${there('campaigns')} AS campaigns, ${there('characters')} AS characters, ${there('creatures')} AS creatures,
    ${there('encounters')} AS encounters, ${there('sessions')} AS sessions, ${there('combats')} AS fights`,
);
const NOTHING = { campaigns: 0, characters: 0, creatures: 0, encounters: 0, sessions: 0, fights: 0 };

/** All that helps whoever reads a report of a fault, and nothing that the narrator wrote or where it lies. */
export function aboutApp(db: Sqlite, own: OwnFacts): AboutApp {
  return {
    ...own,
    sqlite: sqliteVersion(db).get()?.version ?? '',
    schema: schemaVersion(db),
    counts: counted(db).get() ?? NOTHING,
  };
}
