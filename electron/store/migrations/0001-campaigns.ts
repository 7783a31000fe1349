import type { Migration } from '#electron/store/opening/migrate.ts';

/** Campaigns, their characters and sessions, and the settings. */
export const campaigns: Migration = {
  version: 1,
  sql: `
    CREATE TABLE campaigns (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      system TEXT NOT NULL,
      options TEXT NOT NULL CHECK (json_type(options) = 'object'),
      notes TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE characters (
      id TEXT PRIMARY KEY,
      campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      folded TEXT NOT NULL,
      hp_current INTEGER NOT NULL,
      hp_max INTEGER NOT NULL CHECK (hp_max >= 0),
      sheet TEXT NOT NULL CHECK (json_type(sheet) = 'object'),
      notes TEXT NOT NULL,
      removed_at TEXT
    ) STRICT;
    CREATE INDEX characters_of_campaign ON characters (campaign_id, folded);

    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      date TEXT NOT NULL,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      UNIQUE (campaign_id, number)
    ) STRICT;

    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT;
  `,
};
