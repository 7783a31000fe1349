/** @typedef {import('./import-graph.mjs').ImportGraph} ImportGraph */

/** Most files one folder holds, tests not counted: more want a room of their own. */
export const MOST_FILES = 25;

const ROOTS = ['renderer', 'shared', 'electron'];
/** Their folders are rooms each: the screens, what is seen of each rule system, and what is pure of it. */
const HALLS = ['renderer/features', 'renderer/systems', 'shared/rules'];

/** Whether a file is there for tests alone. @param {string} file */
export const isForTests = (file) => /\.(test|spec)\.|\/testing\//.test(file);

/** @param {string} file */
export const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));

/**
 * The room a file of the app stands in: `shared/combat`, `renderer/features/log`; a file beside the rooms is one by
 * itself. Null for what isn't of the app.
 * @param {string} file
 */
export function roomOf(file) {
  const parts = file.split('/');
  const [root = ''] = parts;
  if (!ROOTS.includes(root)) return null;
  return parts.slice(0, HALLS.includes(parts.slice(0, 2).join('/')) ? 3 : 2).join('/');
}

/**
 * Which rooms import from which, tests left out.
 * @param {ImportGraph} graph
 * @returns {Map<string, string[]>}
 */
export function roomGraph(graph) {
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const [file, imports] of graph) {
    const from = roomOf(file);
    if (from === null || isForTests(file)) continue;
    const known = rooms.get(from) ?? new Set();
    rooms.set(from, known);
    for (const imported of imports) {
      const to = roomOf(imported);
      if (to !== null && to !== from) known.add(to);
    }
  }
  return new Map([...rooms].map(([room, to]) => [room, [...to].sort()]));
}
