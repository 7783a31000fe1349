import type { Migration } from '#electron/store/opening/migrate.ts';

/** What an encounter is worth; those that are there are worth nothing. */
export const rewards: Migration = {
  version: 17,
  sql: `
    ALTER TABLE encounters ADD COLUMN rewards TEXT NOT NULL DEFAULT '{}' CHECK (json_type(rewards) = 'object');
  `,
};
