// `npm run golden`: plays the written fights with the present version and keeps them in `tests/golden/<version>/`.
import { inProject, toolNode } from './setup/project.mjs';
import { passOn } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

await runMain(() => passOn(toolNode(), [...flags, inProject('tests', 'golden', 'make', 'make.ts')]));
