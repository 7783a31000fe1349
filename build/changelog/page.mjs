/** @import { Commit } from './commits.mjs' */

const NEWEST = '## [Unreleased]';

/** The lists of a section in their order, by what their commits are; whatever else was done is nobody's but the makers'. */
const LISTS = [
  { heading: 'Changed', takes: (/** @type {Commit} */ { type, breaks }) => breaks || type === 'perf' },
  { heading: 'Added', takes: (/** @type {Commit} */ { type, breaks }) => !breaks && type === 'feat' },
  { heading: 'Fixed', takes: (/** @type {Commit} */ { type, breaks }) => !breaks && type === 'fix' },
];

/**
 * The page with the lists of its newest section made anew.
 * @param {string} page @param {readonly Commit[]} commits oldest first
 */
export function withCommits(page, commits) {
  const { before, section, after } = newest(page);
  const [byHand = ''] = section.split(/^### /m);
  const lists = LISTS.flatMap(({ heading, takes }) => {
    const lines = [...new Set(commits.filter(takes).map(lineOf))];
    return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}\n`];
  });
  return `${before}${[`${byHand.trimEnd()}\n`, ...lists].join('\n')}${after === '' ? '' : `\n${after}`}`;
}

/**
 * The page with its newest section under its version and date, and an empty one above it.
 * @param {string} page @param {string} version @param {string} date
 */
export function released(page, version, date) {
  const { before, section, after } = newest(page);
  return `${before}${NEWEST}\n\n${section.replace(NEWEST, `## [${version}] - ${date}`)}${after}`;
}

/** @param {Commit} commit */
function lineOf({ scope, what }) {
  return scope === null ? `- ${what}` : `- **${scope}**: ${what}`;
}

/** The page in three: what stands before its newest section, that one, and the rest. @param {string} page */
function newest(page) {
  const start = page.indexOf(NEWEST);
  if (start < 0) throw new Error(`CHANGELOG.md has no ${NEWEST}.`);
  const next = page.indexOf('\n## [', start + NEWEST.length);
  const end = next < 0 ? page.length : next + 1;
  return { before: page.slice(0, start), section: page.slice(start, end), after: page.slice(end) };
}
