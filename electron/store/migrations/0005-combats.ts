import type { Migration } from '#electron/store/opening/migrate.ts';

/** Fights as what they were set up from and the list of their commands, which only grows. */
export const combats: Migration = {
  version: 5,
  sql: `
    CREATE TABLE combats (
      id TEXT PRIMARY KEY,
      request_id TEXT NOT NULL UNIQUE,
      campaign_id TEXT NOT NULL REFERENCES campaigns (id),
      session_id TEXT REFERENCES sessions (id) ON DELETE SET NULL,
      encounter_id TEXT REFERENCES encounters (id) ON DELETE SET NULL,
      name TEXT NOT NULL,
      system TEXT NOT NULL,
      setup TEXT NOT NULL CHECK (json_type(setup) = 'object'),
      surprised TEXT NOT NULL CHECK (json_type(surprised) = 'array'),
      -- Whose character each combatant of the party is: combatant's id to character's id.
      party TEXT NOT NULL CHECK (json_type(party) = 'object'),
      status TEXT NOT NULL CHECK (status IN ('setup', 'running', 'ended')),
      round INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX combats_of_campaign ON combats (campaign_id, updated_at);

    CREATE TABLE combat_commands (
      combat_id TEXT NOT NULL REFERENCES combats (id),
      seq INTEGER NOT NULL,
      at TEXT NOT NULL,
      command TEXT NOT NULL CHECK (json_type(command) = 'object'),
      rolls TEXT NOT NULL CHECK (json_type(rolls) = 'array'),
      events TEXT NOT NULL CHECK (json_type(events) = 'array'),
      PRIMARY KEY (combat_id, seq)
    ) STRICT;

    CREATE TRIGGER combat_commands_without_gaps BEFORE INSERT ON combat_commands
    WHEN NEW.seq <> (SELECT ifnull(max(seq), 0) + 1 FROM combat_commands WHERE combat_id = NEW.combat_id)
    BEGIN
      SELECT RAISE(ABORT, 'combat_commands: seq must follow the last one');
    END;

    CREATE TRIGGER combat_commands_never_change BEFORE UPDATE ON combat_commands
    BEGIN
      SELECT RAISE(ABORT, 'combat_commands only grows');
    END;

    CREATE TRIGGER combat_commands_never_go BEFORE DELETE ON combat_commands
    BEGIN
      SELECT RAISE(ABORT, 'combat_commands only grows');
    END;
  `,
};
