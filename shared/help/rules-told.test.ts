import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { RULE_SETS } from '#shared/rules/registry.ts';
import { template } from '#shared/rules/template/index.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { inOrder } from './rule-order.ts';

const numbered = z.strictObject({ prefix: z.string(), count: z.int().min(1) });
const FEWEST_WORDS = 15;

const told = [...RULE_SETS, template].filter(({ help }) => help !== undefined);

it.each(told)('every numbered rule of $id is told, and no other', async ({ id, help }) => {
  const source = readFileSync(new URL(`../rules/${id}/rules.json`, import.meta.url), 'utf8');
  const { prefix, count } = numbered.parse(JSON.parse(source));
  const ids = Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  for (const locale of LOCALES) {
    const rules = (await help?.[locale]())?.rules ?? {};
    // What has no number of its own is named by its subject: `H-conditions`.
    const told = inOrder(rules).map(([rule]) => rule);
    expect(told.filter((rule) => !rule.startsWith(`${prefix}-`))).toEqual(ids);
  }
});

it.each(told.filter(({ id }) => id !== template.id))(
  'the rules of $id are told at some length',
  async ({ help }) => {
    for (const locale of LOCALES) {
      for (const [id, { text }] of Object.entries((await help?.[locale]())?.rules ?? {}))
        expect(text.split(/\s+/).length, id).toBeGreaterThan(FEWEST_WORDS);
    }
  },
);
