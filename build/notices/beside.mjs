// What stands in the package without going through the bundler: the native module, Electron, and whatever has a text in
// `resources/licences/`, whose first line is its name and its licence's.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNotice } from './packages.mjs';

/** @typedef {import('./packages.mjs').Notice} Notice */

const PACKAGES = ['better-sqlite3', 'electron'];

/** @param {string} file @returns {Notice} */
function textNotice(file) {
  const [head = '', ...lines] = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').split('\n');
  const [name, licence] = head.split(' | ');
  const text = lines.join('\n').trim();
  if (!name || !licence || text === '') throw new Error(`${file} doesn't begin with a name and a licence.`);
  return { name, version: '', licence, text };
}

/** @param {string} project @returns {Notice[]} */
export function besideNotices(project) {
  const folder = join(project, 'resources', 'licences');
  return [
    ...PACKAGES.map((name) => packageNotice(join(project, 'node_modules', name))),
    ...readdirSync(folder).map((file) => textNotice(join(folder, file))),
  ];
}
