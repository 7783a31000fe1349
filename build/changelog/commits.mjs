/**
 * @typedef {object} Commit what a conventional commit says
 * @property {string} type `feat`, `fix` …
 * @property {string | null} scope
 * @property {string} what
 * @property {boolean} breaks whether what was done before has to be done otherwise now
 */

const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<mark>!?): (?<what>.+)$/;

/**
 * The commits of `git log --format=%B%x00`; what isn't a conventional commit is left out.
 * @param {string} log @returns {Commit[]}
 */
export function commitsIn(log) {
  return log.split('\0').flatMap((text) => {
    const [subject = '', ...body] = text.trim().split('\n');
    const { type, scope, mark, what } = SUBJECT.exec(subject)?.groups ?? {};
    if (type === undefined || what === undefined) return [];
    const breaks = mark === '!' || body.some((line) => line.startsWith('BREAKING CHANGE: '));
    return [{ type, scope: scope ?? null, what, breaks }];
  });
}
