// `npm run help`: writes docs/help anew from the texts of the app's help.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../setup/project.mjs';
import { helpPages } from './pages.mjs';

rmSync(inProject('docs', 'help'), { recursive: true, force: true });
for (const [path, text] of await helpPages()) {
  const file = inProject('docs', 'help', ...path.split('/'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
