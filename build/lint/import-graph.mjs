import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { inProject, projectFolder } from '../setup/project.mjs';

/** @typedef {ReadonlyMap<string, readonly string[]>} ImportGraph which files of ours each file imports */

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What the scripts of a file name to be imported: values, types, what is loaded later.
 * @param {string} file
 * @param {string} source
 */
export function importsIn(file, source) {
  const scripts = file.endsWith('.svelte')
    ? [...source.matchAll(SCRIPT)].map(([, script = '']) => script)
    : [source];
  return scripts.flatMap((script) => ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName));
}

/**
 * The path within the project that an import means; null for a package's.
 * @param {string} from
 * @param {string} named
 * @param {Readonly<Record<string, string>>} aliases as `imports` of package.json has them, `#shared/*`
 */
export function pathOf(from, named, aliases) {
  const [path = ''] = named.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  for (const [alias, folder] of Object.entries(aliases)) {
    const [start = ''] = alias.split('*');
    if (path.startsWith(start)) return posix.normalize(folder.replace('*', path.slice(start.length)));
  }
  return null;
}

/**
 * What every file of the project imports of the project's own.
 * @returns {ImportGraph}
 */
export function importGraph() {
  /** @type {{ imports?: Record<string, string> }} */
  const { imports = {} } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const files = globSync('{shared,electron,renderer,build,bench,tests}/**/*.{ts,mjs,svelte}', {
    cwd: projectFolder,
    // What only the bench needs is installed in its own folder.
    exclude: ['**/node_modules'],
  });
  const known = new Set(files);
  return new Map(files.sort().map((file) => [file, ownImports(file, known, imports)]));
}

/**
 * The project's files that a file imports; itself left out, since a component may draw itself within itself.
 * @param {string} file
 * @param {ReadonlySet<string>} known
 * @param {Readonly<Record<string, string>>} aliases
 */
function ownImports(file, known, aliases) {
  const named = importsIn(file, readFileSync(inProject(file), 'utf8'));
  const paths = named.flatMap((one) => pathOf(file, one, aliases) ?? []);
  return [...new Set(paths)].filter((path) => path !== file && known.has(path));
}
