import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, version: string, licence: string, text: string }} Notice */

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([-.].*)?$/i;
/** What a licence is called where only its text says so. */
const BEGINNINGS = /** @type {const} */ ([[/^(The )?MIT License/i, 'MIT']]);

/**
 * The folder of the package that a module or file is of; undefined for our own.
 * @param {string} id as the bundler names it: a path, whole or from its page's folder, perhaps with a query
 * @param {string} project
 */
export function packageOf(id, project) {
  const path = id
    .replace(/^\0+/, '')
    .replace(/[?#].*$/, '')
    .replaceAll('\\', '/');
  const found = /^(.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/.exec(path);
  if (found === null) return undefined;
  return path.startsWith('/') || /^[A-Za-z]:/.test(path)
    ? found[0]
    : join(project, found[0].replace(/^(\.\.?\/)+/, ''));
}

/**
 * The licence of a package, as it gives it.
 * @param {string} folder
 * @returns {Notice}
 * @throws {Error} for one that has none
 */
export function packageNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const text = texts.join('\n\n').replaceAll('\r\n', '\n');
  const licence = license ?? BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1];
  if (text === '' || typeof licence !== 'string') {
    throw new Error(
      `${name} goes into the app, but its package has no licence: add its text, or leave it out.`,
    );
  }
  return { name, version, licence, text };
}
