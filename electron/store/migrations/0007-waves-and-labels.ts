import type { Migration } from '#electron/store/opening/migrate.ts';

/** What an encounter says of each piece besides how many, and fights that can be put away. */
export const wavesAndLabels: Migration = {
  version: 7,
  sql: `
    ALTER TABLE encounter_pieces ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
    ALTER TABLE encounter_pieces ADD COLUMN labels TEXT NOT NULL DEFAULT 'numbers'
      CHECK (labels IN ('numbers', 'letters', 'colours'));
    ALTER TABLE encounter_pieces ADD COLUMN wave INTEGER NOT NULL DEFAULT 1 CHECK (wave >= 1);
    ALTER TABLE encounter_pieces ADD COLUMN notes TEXT NOT NULL DEFAULT '';
    ALTER TABLE combats ADD COLUMN removed_at TEXT;
  `,
};
