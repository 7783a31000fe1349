import type { Migration } from '#electron/store/opening/migrate.ts';

/** Objects of the scene in prepared fights: a size of the campaign's table by its code, or a measure in metres (O4). */
export const encounterObjects: Migration = {
  version: 10,
  sql: `
    CREATE TABLE encounter_objects (
      encounter_id TEXT NOT NULL REFERENCES encounters (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity >= 1),
      size TEXT,
      meters REAL CHECK (meters >= 0),
      material TEXT NOT NULL,
      moving INTEGER NOT NULL CHECK (moving IN (0, 1)),
      PRIMARY KEY (encounter_id, position),
      CHECK ((size IS NULL) <> (meters IS NULL))
    ) STRICT, WITHOUT ROWID;
  `,
};
