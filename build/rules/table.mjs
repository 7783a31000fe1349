import { ruleIds } from './rule-ids.mjs';
import { testsByRule } from './named-tests.mjs';

const HEAD = `# Rules and the tests that name them

Made by \`npm run rules\` from the titles of the tests; a test fails when a rule has none or this page is old.

| rule | tests |
| --- | --- |
`;

/** The page docs/rules.md as it follows from the tests. */
export function rulesPage() {
  const tests = testsByRule();
  const rows = ruleIds.map((id) => {
    const named = (tests.get(id) ?? []).map((title) => title.replaceAll('|', '\\|'));
    return `| ${id} | ${named.join('<br>')} |\n`;
  });
  return HEAD + rows.join('');
}

/** Rules that no test names. */
export function untestedRules() {
  const tests = testsByRule();
  return ruleIds.filter((id) => !tests.has(id));
}
