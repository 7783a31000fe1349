// `npm run test:unit -- shared/dice/expression.test.ts`: the unit tests named, or all; `-- --watch …` at every change.
import { inProject, toolNode } from './setup/project.mjs';
import { passOn } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

const given = process.argv.slice(2);
const how = given.includes('--watch') ? [] : ['run'];

await runMain(() => passOn(toolNode(), [inProject('node_modules', '.bin', 'vitest'), ...how, ...given]));
