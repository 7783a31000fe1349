import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { pagesOf, spoilFile } from '#electron/testing/spoil.ts';
import { NOW } from '#electron/testing/temp-store.ts';
import { keptIn, usedFolder } from '#electron/testing/used-folder.ts';
import { closeStore, openStore } from './open-store.ts';

/** A folder whose database has nothing but 0xff where a table or an index had rows. */
function spoiled(...names: readonly string[]) {
  const folder = usedFolder();
  const path = join(folder, 'rodada.db');
  const db = openSqlite(path, { readonly: true });
  const pages = names.flatMap((name) => pagesOf(db, name, 'leaf').slice(0, 1));
  db.close();
  spoilFile(path, pages);
  return { folder, path, bytes: readFileSync(path) };
}

describe('a file of which only what finds rows is damaged', () => {
  it.each([
    ['an index', ['creatures_in_order']],
    ['several', ['creatures_in_order', 'creatures_by_doc', 'sqlite_autoindex_creatures_1']],
    ['the words', ['creature_words_data', 'story_words_content']],
  ])('is made anew with every row: %s', (_what, names) => {
    const { folder, bytes } = spoiled(...names);
    const opening = openStore({ folder, now: NOW });
    if (opening.kind === 'blocked') throw new Error(opening.trouble.kind);
    const { db, notice } = opening.store;
    const [kept = ''] = keptIn(folder);
    expect(notice && say(notice, 'pt-BR')).toContain(kept);
    expect(readFileSync(join(folder, kept))).toEqual(bytes);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.prepare('SELECT count(*) FROM creatures').pluck().get()).toBe(200);
    const found = db.prepare(`SELECT count(*) FROM creature_words WHERE creature_words MATCH '"criatura"'`);
    expect(found.pluck().get()).toBe(200);
    closeStore(opening.store);
    const again = openStore({ folder, now: NOW });
    expect(again).toMatchObject({ kind: 'open', store: { notice: null } });
    if (again.kind === 'open') closeStore(again.store);
  });
});

it('a file of which rows are damaged is left as it is', () => {
  const { folder, path, bytes } = spoiled('creatures', 'creatures_in_order');
  const opening = openStore({ folder, now: NOW });
  expect(opening).toMatchObject({ kind: 'blocked', trouble: { kind: 'damaged' } });
  expect([keptIn(folder), readFileSync(path)]).toEqual([[], bytes]);
});
