import type { Migration } from '#electron/store/opening/migrate.ts';

/**
 * What the players of a fight know everybody by, and what they have it called. A fight that was there already has its names
 * worked out as it is opened: null until then.
 */
export const playersNames: Migration = {
  version: 13,
  sql: `
    ALTER TABLE combats ADD COLUMN shown_names TEXT CHECK (shown_names IS NULL OR json_type(shown_names) = 'object');
    ALTER TABLE combats ADD COLUMN players_title TEXT NOT NULL DEFAULT '';
    ALTER TABLE encounters ADD COLUMN players_title TEXT NOT NULL DEFAULT '';
  `,
};
