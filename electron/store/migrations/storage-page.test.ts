import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LISTS, VERSION } from '#shared/campaign-file/campaign-file.ts';
import { openSqlite } from '#electron/store/sqlite.ts';
import { migrate } from '#electron/store/opening/migrate.ts';
import { MIGRATIONS } from './index.ts';

const page = readFileSync(new URL('../../../docs/storage.md', import.meta.url), 'utf8');

test('docs/storage.md names every table and every column', () => {
  const db = openSqlite(':memory:');
  migrate(db, MIGRATIONS);
  const columns = db
    .prepare<[], { table: string; column: string }>(
      `SELECT t.name AS "table", c.name AS "column" FROM pragma_table_list t JOIN pragma_table_info(t.name) c
       WHERE t.schema = 'main' AND t.type IN ('table', 'virtual') AND t.name NOT LIKE 'sqlite_%'`,
    )
    .all();
  expect(columns.length).toBeGreaterThan(100);
  const words = columns.flatMap(({ table, column }) => [table, column]);
  expect([...new Set(words)].filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});

test('docs/storage.md names every list and every version of a campaign file', () => {
  const lists = Object.keys(LISTS).map((list) => `\`${list}\``);
  expect(lists.filter((word) => !page.includes(word))).toEqual([]);
  const told = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, version]) => Number(version));
  expect(told).toEqual(Array.from({ length: VERSION }, (_, before) => before + 1));
});
