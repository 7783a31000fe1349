import { globSync, readFileSync } from 'node:fs';
import { projectFolder } from '../setup/project.mjs';

/** @typedef {{ prefix: string, count: number }} NumberedRules the letter of a text's rule ids, and how many it has */

/** The numbered rules of each folder of `shared/rules` that says it has some, in the order of their letters. */
export const numberedRules = globSync('shared/rules/*/rules.json', { cwd: projectFolder })
  .map((file) => {
    /** @type {NumberedRules} */
    const rules = JSON.parse(readFileSync(`${projectFolder}/${file}`, 'utf8'));
    return rules;
  })
  .toSorted((one, other) => (one.prefix < other.prefix ? -1 : 1));

/** Every rule id, in the order of the letters: `C1` … `S15`. */
export const ruleIds = numberedRules.flatMap(({ prefix, count }) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`),
);
