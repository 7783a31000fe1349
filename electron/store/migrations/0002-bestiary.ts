import type { Migration } from '#electron/store/opening/migrate.ts';

/** Creatures with their tags. */
export const bestiary: Migration = {
  version: 2,
  sql: `
    CREATE TABLE creatures (
      id TEXT PRIMARY KEY,
      campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      folded TEXT NOT NULL,
      hp INTEGER NOT NULL CHECK (hp >= 0),
      sheet TEXT NOT NULL CHECK (json_type(sheet) = 'object'),
      notes TEXT NOT NULL,
      removed_at TEXT
    ) STRICT;
    CREATE INDEX creatures_of_campaign ON creatures (campaign_id, folded);

    CREATE TABLE tags (
      creature_id TEXT NOT NULL REFERENCES creatures (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (creature_id, position),
      UNIQUE (creature_id, name)
    ) STRICT, WITHOUT ROWID;
  `,
};
