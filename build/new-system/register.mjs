import { SetupError } from '../setup/say.mjs';

/**
 * A registry, and where its list of systems begins.
 * @typedef {object} Registry
 * @property {string} file below the project's folder
 * @property {string} list the code that its list begins with
 * @property {string} module the file of a system's folder that it imports
 */

/** What the rules are. @type {Registry} */
export const RULES = { file: 'shared/rules/registry.ts', list: 'const systems = [', module: 'index.ts' };

/** What is known of them before their rules. @type {Registry} */
export const CARDS = { file: 'shared/rules/cards.ts', list: 'const cards = [', module: 'card.ts' };

/** What is seen of them. @type {Registry} */
export const VIEWS = {
  file: 'renderer/systems/index.ts',
  list: 'const VIEWS: readonly SystemView[] = [',
  module: 'index.ts',
};

const IMPORTED = /^import \{ \w+ \} from '\.\/[\w-]+\/(?:index|card)\.ts';\n/gm;

/**
 * A registry with one more system in it: its import, and its value at the end of the list.
 * @param {string} source
 * @param {Registry} registry
 * @param {{ value: string, folder: string }} system
 * @throws {SetupError} where the registry isn't written as expected
 */
export function registered(source, { file, list, module }, { value, folder }) {
  const last = [...source.matchAll(IMPORTED)].at(-1);
  const from = source.indexOf(list);
  const to = source.indexOf(']', from + list.length);
  if (last === undefined || from === -1 || to === -1)
    throw new SetupError(`${file} isn’t written as expected: add the system to it by hand`);
  const afterImports = last.index + last[0].length;
  const others = source
    .slice(from + list.length, to)
    .trim()
    .replace(/,$/, '');
  return [
    source.slice(0, afterImports),
    `import { ${value} } from './${folder}/${module}';\n`,
    source.slice(afterImports, from + list.length),
    others === '' ? value : `${others}, ${value}`,
    source.slice(to),
  ].join('');
}
