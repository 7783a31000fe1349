import { CREATURE_COLUMNS, type CreatureColumns } from '#electron/store/creatures.ts';
import { statement, type Sqlite } from '#electron/store/sqlite.ts';

interface Row extends CreatureColumns {
  readonly favourite: number;
}

/** So many are read at once. */
const TOGETHER = 200;

const byIds = statement<Row>(
  `SELECT ${CREATURE_COLUMNS}, favourite FROM creatures
   WHERE id IN (SELECT value FROM json_each(?)) AND removed_at IS NULL`,
);

/**
 * Creatures of these ids as they stand in a file, as JSON: their sheets and tags just as they are stored. Only for those
 * that are known to be whole. `each` is told of every one before it is given, and says which picture it has; null for none.
 */
export function* filedCreatures(
  db: Sqlite,
  ids: readonly string[],
  each: (id: string) => string | null,
): Generator<string> {
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const page = ids.slice(from, from + TOGETHER);
    const rows = new Map(
      byIds(db)
        .all(JSON.stringify(page))
        .map((row) => [row.id, row]),
    );
    for (const id of page) {
      const picture = each(id);
      const row = rows.get(id);
      if (row !== undefined) yield filed(row, picture);
    }
  }
}

function filed({ id, name, hp, notes, sheet, tags, favourite }: Row, picture: string | null): string {
  const own = JSON.stringify({ id, name, hp, notes });
  const pictured = picture === null ? '' : `,"picture":${JSON.stringify(picture)}`;
  return `${own.slice(0, -1)},"sheet":${inOneLine(sheet)},"tags":${tags},"favourite":${favourite === 1}${pictured}}`;
}

/** What another program stored may have lines. */
function inOneLine(json: string): string {
  return /[\r\n]/.test(json) ? JSON.stringify(JSON.parse(json)) : json;
}
