import { globSync, readFileSync } from 'node:fs';
import { projectFolder } from '../setup/project.mjs';
import { numberedRules } from './rule-ids.mjs';

const TITLE = /\b(?:it|test|describe)(?:\.each)?\s*(?:\([^'"`]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const ID = new RegExp(`\\b(?:${numberedRules.map(({ prefix }) => prefix).join('|')})\\d+\\b`, 'g');

/**
 * The tests that name each rule: id → `file: title`, in the order of the files.
 * @returns {Map<string, string[]>}
 */
export function testsByRule() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const files = globSync('{shared,electron,renderer,tests}/**/*.{test,spec}.ts', {
    cwd: projectFolder,
  }).sort();
  for (const file of files) {
    const source = readFileSync(`${projectFolder}/${file}`, 'utf8');
    for (const [, , title = ''] of source.matchAll(TITLE)) {
      for (const id of new Set(title.match(ID))) {
        found.set(id, [...(found.get(id) ?? []), `${file}: ${title.replaceAll(/\s+/g, ' ')}`]);
      }
    }
  }
  return found;
}
