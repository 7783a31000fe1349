import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { template } from '#shared/rules/template/index.ts';
import { benchOf } from './bench.ts';
import { CHECKS } from './conformance.ts';
import { BROKEN_FIGHTS } from './testing/broken-fights.ts';
import { BROKEN_PARTS } from './testing/broken-parts.ts';

const FEW_FIGHTS = 12;

it.each([...BROKEN_PARTS, ...BROKEN_FIGHTS])('the kit finds $what', async ({ found, system }) => {
  const [check, ...others] = CHECKS.filter(({ name }) => name.startsWith(found));
  if (check === undefined || others.length > 0) throw new Error(`no one check begins with “${found}”`);
  expect(check.concerns?.(system)).not.toBe(false);
  await check.run(benchOf(template, {}, FEW_FIGHTS));
  await expect((async () => check.run(benchOf(system, {}, FEW_FIGHTS)))()).rejects.toThrow();
});

it.each(SYSTEMS.map(({ id }) => id))('the kit is run over %s', (id) => {
  expect(existsSync(new URL(`../${id}/conformance.test.ts`, import.meta.url))).toBe(true);
});
