// The table of docs/safety.md: what was attacked, how often, and what came of it.

/** @typedef {{ what: string, count: number, result: string }} Result */

const BEGIN = '<!-- attack: begin -->';
const END = '<!-- attack: end -->';

/** @param {unknown} value @returns {value is Result} */
function isResult(value) {
  return (
    typeof value === 'object' && value !== null && 'what' in value && 'count' in value && 'result' in value
  );
}

/** The results among what attacks printed: those lines that are JSON and say what was attacked. @param {string} output @returns {Result[]} */
export function readResults(output) {
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    try {
      const value = JSON.parse(line);
      return isResult(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

/** @param {unknown} value */
const cell = (value) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {Result} result */
const row = ({ what, count, result }) =>
  `| ${cell(what)} | ${count.toLocaleString('en')} | ${cell(result)} |`;

/** @param {string} line */
const nameOf = (line) => line.split(/(?<!\\)\|/)[1]?.trim();

/**
 * A page with these results in the table between its marks; those that were not attacked this time keep their lines.
 * @param {string} page @param {Result[]} results
 */
export function withTable(page, results) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The page lacks ${BEGIN} or ${END}.`);
  const before = page
    .slice(begin, end)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  const rows = new Map(before.map((line) => [nameOf(line), line]));
  for (const result of results) rows.set(nameOf(row(result)), row(result));
  const table = ['| what | how often | result |', '| --- | ---: | --- |', ...rows.values()].join('\n');
  return `${page.slice(0, begin)}${BEGIN}\n\n${table}\n\n${page.slice(end)}`;
}
