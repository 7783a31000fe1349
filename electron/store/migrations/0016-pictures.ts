import type { Migration } from '#electron/store/opening/migrate.ts';

/** Pictures of creatures, characters and encounters; nobody has one yet. */
export const pictures: Migration = {
  version: 16,
  sql: `
    CREATE TABLE pictures (
      id TEXT PRIMARY KEY,
      campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      -- Both WebP: one to be looked at, one for rows and lists.
      large BLOB NOT NULL,
      small BLOB NOT NULL
    ) STRICT;
    CREATE INDEX pictures_of_campaign ON pictures (campaign_id);
    ${['creatures', 'characters', 'encounters']
      .map(
        (table) => `
    ALTER TABLE ${table} ADD COLUMN picture_id TEXT REFERENCES pictures (id) ON DELETE SET NULL;
    CREATE INDEX ${table}_with_picture ON ${table} (picture_id) WHERE picture_id IS NOT NULL;`,
      )
      .join('\n')}
  `,
};
