import type { Json } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { Creature } from '#shared/records/creature.ts';
import { folded } from '#shared/text/folded.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

/** What a staged creature is found by, besides its name and its notes: columns that only the stage has. */
export const STAGED_WORDS = { tags: 'words_of_tags', attacks: 'words_of_attacks' } as const;

/** A creature as a file brings it. */
export interface StagedCreature extends Creature {
  readonly favourite: boolean;
  readonly picture: string | null;
}

const insert = statement(
  `INSERT INTO creatures (id, campaign_id, name, folded, hp, sheet, notes, favourite, picture_id, doc,
     ${STAGED_WORDS.tags}, ${STAGED_WORDS.attacks})
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const insertTag = statement('INSERT INTO tags (creature_id, position, name) VALUES (?, ?, ?)');

/** Makes an empty stage's tables of creatures plain ones, without keys: nothing is looked up in them. */
export function openForCreatures(stage: Sqlite): void {
  const words = Object.values(STAGED_WORDS).map((name) => `${name} TEXT`);
  makePlain(stage, 'creatures', words);
  makePlain(stage, 'tags', []);
  stage.exec('DROP TABLE creature_words');
}

/** Stores creatures of a file on a stage, one after the other. */
export function stagedCreatures(stage: Sqlite): (creature: StagedCreature) => void {
  const row = insert(stage);
  const tagRow = insertTag(stage);
  let doc = 0;
  return ({ id, campaignId, name, hp, sheet, notes, tags, favourite, picture }) => {
    doc += 1;
    const each = new Set(tags);
    row.run(
      ...[id, campaignId, name, folded(name), hp, JSON.stringify(sheet), notes, favourite ? 1 : 0, picture],
      ...[doc, wordsOf(each), wordsOf(namesIn(sheet))],
    );
    let position = 0;
    for (const tag of each) tagRow.run(id, position++, tag);
  };
}

function makePlain(stage: Sqlite, table: string, more: readonly string[]): void {
  const columns = stage
    .prepare<[string], string>(
      `SELECT name || ' ' || type || ifnull(' DEFAULT ' || dflt_value, '') FROM pragma_table_info(?)`,
    )
    .pluck()
    .all(table);
  stage.exec(`DROP TABLE ${table}; CREATE TABLE ${table} (${[...columns, ...more].join(', ')})`);
}

/** As SQL joins them: nothing for none. */
function wordsOf(words: Iterable<string>): string | null {
  const all = [...words];
  return all.length === 0 ? null : all.join(' ');
}

/** The texts that stand in a sheet as somebody's or something's name, wherever they stand: what `WORDS_OF_CREATURES` finds. */
function namesIn(value: Json | undefined, into: string[] = []): string[] {
  if (isList(value)) for (const item of value) namesIn(item, into);
  else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'name' && typeof inner === 'string') into.push(inner);
      else if (typeof inner === 'object') namesIn(inner, into);
    }
  }
  return into;
}
