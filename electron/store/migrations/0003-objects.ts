import type { Migration } from '#electron/store/opening/migrate.ts';

/**
 * Sizes and materials of objects (O6). `campaign_id` is null for the shipped rows; a campaign's row of the same `code`
 * stands in for the shipped one, and hides it where `hidden` is 1.
 */
export const objects: Migration = {
  version: 3,
  sql: `
    CREATE TABLE object_sizes (
      campaign_id TEXT REFERENCES campaigns (id) ON DELETE CASCADE,
      code TEXT NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (json_type(name) = 'object'),
      max_meters REAL,
      modifier INTEGER NOT NULL,
      hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1))
    ) STRICT;
    CREATE UNIQUE INDEX object_size_once ON object_sizes (ifnull(campaign_id, ''), code);

    CREATE TABLE materials (
      campaign_id TEXT REFERENCES campaigns (id) ON DELETE CASCADE,
      code TEXT NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (json_type(name) = 'object'),
      bonus INTEGER NOT NULL,
      damage_reduction INTEGER NOT NULL CHECK (damage_reduction >= 0),
      hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1))
    ) STRICT;
    CREATE UNIQUE INDEX material_once ON materials (ifnull(campaign_id, ''), code);
  `,
};
