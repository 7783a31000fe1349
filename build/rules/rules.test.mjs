import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../setup/project.mjs';
import { numberedRules } from './rule-ids.mjs';
import { rulesPage, untestedRules } from './table.mjs';

test('each text of rules has ids of its own', () => {
  const prefixes = numberedRules.map(({ prefix }) => prefix);
  expect(prefixes).not.toEqual([]);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]$/);
});

test('every rule is named by a test', () => {
  expect(untestedRules()).toEqual([]);
});

test('docs/rules.md is what the tests say (npm run rules)', () => {
  expect(readFileSync(inProject('docs', 'rules.md'), 'utf8')).toBe(rulesPage());
});
