import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

const PAGE = new URL('../../../docs/keys.md', import.meta.url);
const LINE = /^\| (?<what>.+?) +\| +(?<most>\d+) +\| +(?<keys>\d+) +\|$/gm;

/** Fails unless so many keys are what `docs/keys.md` says of this, and no more than it may take. */
export function expectKeys(what: string, count: number): void {
  const lines = [...readFileSync(PAGE, 'utf8').matchAll(LINE)];
  const line = lines.find(({ groups }) => groups?.['what'] === what)?.groups;
  expect(count, `${what}: the keys in docs/keys.md`).toBe(Number(line?.['keys']));
  expect(count, `${what}: at most`).toBeLessThanOrEqual(Number(line?.['most']));
}
