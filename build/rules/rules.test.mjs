import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { rulesPage, untestedRules } from './table.mjs';

test('every rule is named by a test', () => {
  expect(untestedRules()).toEqual([]);
});

test('docs/rules.md is what the tests say (npm run rules)', () => {
  expect(readFileSync(inProject('docs', 'rules.md'), 'utf8')).toBe(rulesPage());
});
