/** @typedef {import('./import-graph.mjs').ImportGraph} ImportGraph */

/**
 * The circles of a graph: for each file that reaches itself, the shortest way round, told once for all that are on it.
 * @param {ImportGraph} graph
 * @returns {string[][]}
 */
export function circlesOf(graph) {
  const told = new Set();
  const circles = [];
  for (const file of graph.keys()) {
    if (told.has(file)) continue;
    const circle = wayRound(graph, file);
    if (circle === null) continue;
    circles.push(circle);
    for (const one of circle) told.add(one);
  }
  return circles;
}

/**
 * The shortest way from a file back to it, or null when there is none.
 * @param {ImportGraph} graph
 * @param {string} start
 */
function wayRound(graph, start) {
  /** @type {Map<string, string>} by whom each file was reached first */
  const by = new Map();
  const next = [start];
  for (const file of next) {
    for (const imported of graph.get(file) ?? []) {
      if (imported === start) return wayTo(by, file, start);
      if (by.has(imported)) continue;
      by.set(imported, file);
      next.push(imported);
    }
  }
  return null;
}

/**
 * @param {ReadonlyMap<string, string>} by
 * @param {string} end
 * @param {string} start
 */
function wayTo(by, end, start) {
  const way = [];
  for (let file = end; file !== start; file = by.get(file) ?? start) way.unshift(file);
  return [start, ...way, start];
}
