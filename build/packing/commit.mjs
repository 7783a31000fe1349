import { execFileSync } from 'node:child_process';

/** @param {string} folder @param {string[]} args */
function git(folder, ...args) {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * The commit that is built from, short, with a `+` where files differ from it; empty where there is no Git. A copy of the
 * commit's files without Git is told by `RODADA_COMMIT`.
 * @param {string} project
 */
export function builtFrom(project) {
  const told = process.env.RODADA_COMMIT;
  if (told !== undefined) return told;
  const commit = git(project, 'rev-parse', '--short=10', 'HEAD');
  if (commit === '') return '';
  return git(project, 'status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
}

/**
 * When the commit was made, in seconds since 1970: the time that all files of a package bear.
 * @param {string} project
 */
export const commitTime = (project) =>
  Number(process.env.SOURCE_DATE_EPOCH ?? (git(project, 'log', '-1', '--format=%ct') || 0));
