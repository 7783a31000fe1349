import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { helpPages } from './pages.mjs';

test('docs/help is what the app’s help says (npm run help)', async () => {
  const folder = inProject('docs', 'help');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'));
  const pages = await helpPages();
  expect(files.toSorted()).toEqual([...pages.keys()].toSorted());
  for (const [path, text] of pages) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
});
