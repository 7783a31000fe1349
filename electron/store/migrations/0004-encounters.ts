import type { Migration } from '#electron/store/opening/migrate.ts';

/** Prepared fights: creatures so many times, and the characters who take part. */
export const encounters: Migration = {
  version: 4,
  sql: `
    CREATE TABLE encounters (
      id TEXT PRIMARY KEY,
      campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      folded TEXT NOT NULL,
      notes TEXT NOT NULL,
      removed_at TEXT
    ) STRICT;
    CREATE INDEX encounters_of_campaign ON encounters (campaign_id, folded);

    CREATE TABLE encounter_pieces (
      encounter_id TEXT NOT NULL REFERENCES encounters (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      creature_id TEXT NOT NULL REFERENCES creatures (id) ON DELETE CASCADE,
      quantity INTEGER NOT NULL CHECK (quantity >= 1),
      side TEXT NOT NULL CHECK (side IN ('foe', 'ally')),
      surprised INTEGER NOT NULL CHECK (surprised IN (0, 1)),
      PRIMARY KEY (encounter_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE encounter_party (
      encounter_id TEXT NOT NULL REFERENCES encounters (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      character_id TEXT NOT NULL REFERENCES characters (id) ON DELETE CASCADE,
      PRIMARY KEY (encounter_id, position),
      UNIQUE (encounter_id, character_id)
    ) STRICT, WITHOUT ROWID;
  `,
};
