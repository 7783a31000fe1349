import type { Migration } from '#electron/store/opening/migrate.ts';

/**
 * The version of the rules each fight was played under (those there already: the first), what one begins with that goes
 * on from a moment which replaying wouldn't come to, and states on the way, which may be thrown away at any time.
 */
export const rulesVersions: Migration = {
  version: 11,
  sql: `
    ALTER TABLE combats ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE combats ADD COLUMN base TEXT CHECK (base IS NULL OR json_type(base) = 'object');

    CREATE TABLE combat_snapshots (
      combat_id TEXT NOT NULL REFERENCES combats (id),
      -- The row it stands after.
      seq INTEGER NOT NULL CHECK (seq >= 1),
      rules_version INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (json_type(state) = 'object'),
      -- The shape of the state.
      state_version INTEGER NOT NULL,
      -- Where in the fight its log stands.
      place TEXT NOT NULL CHECK (json_type(place) = 'object'),
      -- The numbers of the rows in force, and of those redo would bring back, as runs: [[1, 97], [100, 100]].
      done TEXT NOT NULL CHECK (json_type(done) = 'array'),
      undone TEXT NOT NULL CHECK (json_type(undone) = 'array'),
      PRIMARY KEY (combat_id, seq)
    ) STRICT;
  `,
};
