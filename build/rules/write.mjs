// `npm run rules`: writes docs/rules.md anew from the titles of the tests.
import { writeFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';
import { rulesPage } from './table.mjs';

writeFileSync(inProject('docs', 'rules.md'), rulesPage());
