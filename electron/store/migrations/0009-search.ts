import type { Migration } from '#electron/store/opening/migrate.ts';

/**
 * Words to search by: of creatures (kept by the creatures' repository), of campaigns, encounters and sessions (kept by
 * triggers) and of the lines of fights' logs (kept by the search itself). Creatures can be starred.
 */
export const search: Migration = {
  version: 9,
  sql: `
    ALTER TABLE creatures ADD COLUMN favourite INTEGER NOT NULL DEFAULT 0 CHECK (favourite IN (0, 1));
    -- What the words of a creature are kept under: a rowid of its own, since those of a table without one may change.
    ALTER TABLE creatures ADD COLUMN doc INTEGER;
    UPDATE creatures SET doc = rowid;
    CREATE UNIQUE INDEX creatures_by_doc ON creatures (doc);
    CREATE INDEX creatures_in_order ON creatures (campaign_id, folded, id, doc) WHERE removed_at IS NULL;

    CREATE VIRTUAL TABLE creature_words USING fts5 (
      name, tags, attacks, notes,
      content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    INSERT INTO creature_words (rowid, name, tags, attacks, notes)
      SELECT doc, name,
        (SELECT group_concat(tags.name, ' ') FROM tags WHERE tags.creature_id = creatures.id),
        (SELECT group_concat(value, ' ') FROM json_tree(creatures.sheet) WHERE key = 'name' AND type = 'text'),
        notes
      FROM creatures;
    CREATE TRIGGER creature_words_go AFTER DELETE ON creatures BEGIN
      DELETE FROM creature_words WHERE rowid = OLD.doc;
    END;

    CREATE VIRTUAL TABLE story_words USING fts5 (
      kind UNINDEXED, id UNINDEXED, name, notes, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    INSERT INTO story_words SELECT 'campaign', id, name, notes FROM campaigns;
    INSERT INTO story_words SELECT 'encounter', id, name, notes FROM encounters;
    INSERT INTO story_words SELECT 'session', id, title, notes FROM sessions;
    INSERT INTO story_words SELECT 'log', id, name, '' FROM combats;
    ${(
      [
        ['campaign', 'campaigns', 'name', 'notes'],
        ['encounter', 'encounters', 'name', 'notes'],
        ['session', 'sessions', 'title', 'notes'],
        ['log', 'combats', 'name', null],
      ] as const
    )
      .map(
        ([kind, table, name, notes]) => `
    CREATE TRIGGER ${table}_words_come AFTER INSERT ON ${table} BEGIN
      INSERT INTO story_words VALUES ('${kind}', NEW.id, NEW.${name}, ${notes === null ? `''` : `NEW.${notes}`});
    END;
    CREATE TRIGGER ${table}_words_change AFTER UPDATE OF ${name}${notes === null ? '' : `, ${notes}`} ON ${table}
    WHEN NEW.${name} <> OLD.${name}${notes === null ? '' : ` OR NEW.${notes} <> OLD.${notes}`} BEGIN
      DELETE FROM story_words WHERE kind = '${kind}' AND id = OLD.id;
      INSERT INTO story_words VALUES ('${kind}', NEW.id, NEW.${name}, ${notes === null ? `''` : `NEW.${notes}`});
    END;
    CREATE TRIGGER ${table}_words_go AFTER DELETE ON ${table} BEGIN
      DELETE FROM story_words WHERE kind = '${kind}' AND id = OLD.id;
    END;`,
      )
      .join('\n')}

    CREATE VIRTUAL TABLE log_words USING fts5 (
      combat_id UNINDEXED, round UNINDEXED, line, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    -- As of when, and in which language, the lines of a fight are in log_words.
    CREATE TABLE log_words_read (
      combat_id TEXT PRIMARY KEY REFERENCES combats (id) ON DELETE CASCADE,
      updated_at TEXT NOT NULL,
      locale TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
