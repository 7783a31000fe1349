import type { Migration } from '#electron/store/opening/migrate.ts';

/** What each character was before a fight's end changed it, so that undoing the end takes it back. */
export const homecomings: Migration = {
  version: 6,
  sql: `
    -- Character's id to its points and sheet before the end; null once a later fight's end has changed it again.
    ALTER TABLE combats ADD COLUMN homecomings TEXT NOT NULL DEFAULT '{}'
      CHECK (json_type(homecomings) = 'object');
  `,
};
