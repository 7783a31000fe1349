// `npm run changelog`: writes the newest section of CHANGELOG.md anew from the commits since package.json's version last
// changed; what stands there by hand above its lists stays. `npm run changelog -- --release` gives it its version and date.
import { readFileSync, writeFileSync } from 'node:fs';
import { released, withCommits } from './changelog/page.mjs';
import { commitsIn } from './changelog/commits.mjs';
import { inProject } from './setup/project.mjs';
import { must } from './setup/run.mjs';
import { runMain, SetupError } from './setup/say.mjs';

await runMain(async () => {
  const file = inProject('CHANGELOG.md');
  const isShallow = await must('Git could not be asked', 'git', ['rev-parse', '--is-shallow-repository']);
  if (isShallow.trim() === 'true')
    throw new SetupError('The commits are not all here: git fetch --unshallow.');
  const raised = await must('The version’s commit could not be found', 'git', [
    ...['log', '-1', '--format=%H', '-G"version": "', '--', 'package.json'],
  ]);
  const log = await must('The commits could not be read', 'git', [
    ...['log', '--no-merges', '--reverse', '--format=%B%x00', `${raised.trim()}..HEAD`],
  ]);
  const page = withCommits(readFileSync(file, 'utf8'), commitsIn(log));
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, process.argv.includes('--release') ? released(page, version, today) : page);
});
