/** SQL of a creature's sheet, empty where it can't be read. */
export const READABLE_SHEET = `CASE WHEN json_valid(creatures.sheet) THEN creatures.sheet ELSE '{}' END`;

/** SQL that writes the words creatures are found by; which creatures follows. */
export const WORDS_OF_CREATURES = `INSERT INTO creature_words (rowid, name, tags, attacks, notes)
   SELECT doc, name,
     (SELECT group_concat(tags.name, ' ') FROM tags WHERE tags.creature_id = creatures.id),
     (SELECT group_concat(value, ' ') FROM json_tree(${READABLE_SHEET}) WHERE key = 'name' AND type = 'text'),
     notes
   FROM creatures`;
