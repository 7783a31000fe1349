import type { Migration } from '#electron/store/opening/migrate.ts';

/** The conditions that a narrator made for a campaign; those that were there have none. */
export const ownConditions: Migration = {
  version: 15,
  sql: `
    ALTER TABLE campaigns ADD COLUMN conditions TEXT NOT NULL DEFAULT '[]' CHECK (json_type(conditions) = 'array');
  `,
};
