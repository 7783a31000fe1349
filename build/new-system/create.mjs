import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { projectFolder } from '../setup/project.mjs';
import { namesOf } from './names.mjs';
import { CARDS, registered, RULES, VIEWS } from './register.mjs';
import { renamed } from './rename.mjs';

/** Where the template lies, rules and view. */
const ROOMS = ['shared/rules', 'renderer/systems'];

/**
 * Copies the template under another id and name and registers it, rules and view.
 * @param {string | undefined} id
 * @param {string | undefined} name
 * @param {string} [root] the project's folder, or one laid out like it
 * @returns {Promise<{ names: import('./names.mjs').Names, files: readonly string[] }>} the files written, below the folder
 * @throws {import('../setup/say.mjs').SetupError} with what is wrong; then nothing was written
 */
export async function createSystem(id, name, root = projectFolder) {
  const names = namesOf(id, name, { folders: foldersIn(root), prefixes: prefixesIn(root) });
  const system = { value: names.value, folder: names.id };
  const card = { value: `${names.value}Card`, folder: names.id };
  const view = { value: `${names.value}View`, folder: names.id };
  /** @type {[string, string][]} */
  const written = [
    [RULES.file, registered(read(root, RULES.file), RULES, system)],
    [CARDS.file, registered(read(root, CARDS.file), CARDS, card)],
    [VIEWS.file, registered(read(root, VIEWS.file), VIEWS, view)],
    ...ROOMS.flatMap((room) => copied(root, room, names)),
  ];
  for (const [file, source] of written) await write(root, file, source);
  return { names, files: written.map(([file]) => file) };
}

/** @param {string} root */
function foldersIn(root) {
  return ROOMS.flatMap((room) => readdirSync(join(root, room)));
}

/** @param {string} root */
function prefixesIn(root) {
  return globSync('shared/rules/*/rules.json', { cwd: root }).map((file) => {
    /** @type {{ prefix: string }} */
    const { prefix } = JSON.parse(read(root, file));
    return prefix;
  });
}

/** The template's files in a room, renamed. @param {string} root @param {string} room @param {import('./names.mjs').Names} names @returns {[string, string][]} */
function copied(root, room, names) {
  const from = join(root, room, 'template');
  return globSync('**/*.*', { cwd: from })
    .toSorted()
    .map((file) => [`${room}/${names.id}/${file.replaceAll('\\', '/')}`, renamed(read(from, file), names)]);
}

/** @param {string} root @param {string} file */
function read(root, file) {
  return readFileSync(join(root, file), 'utf8');
}

/** @param {string} root @param {string} file @param {string} source */
async function write(root, file, source) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  /** @type {import('oxfmt').FormatConfig} */
  const options = JSON.parse(read(projectFolder, '.oxfmtrc.json'));
  const { code } = await format(path, source, options);
  writeFileSync(path, code);
}
