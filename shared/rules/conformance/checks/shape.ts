import { expect } from 'vitest';
import fc from 'fast-check';
import type { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';
import { commandSpecs } from '#shared/rules/conformance/random/commands.ts';

/** The commands that the engine adds to those of core, turn style and system. */
const ENGINE = ['together', 'undo', 'redo', 'reset'];
const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SAMPLES = { seed: 1, numRuns: 25 };

/** What a system is made of: its ids, its sheet and its options. */
export const shape: readonly Check[] = [
  {
    name: 'every id is a plain word and stands once',
    run({ system }) {
      const lists = {
        commands: [...ENGINE, ...commandSpecs(system).map(({ type }) => type)],
        conditions: system.conditions.map(({ id }) => id),
        dials: system.dials.map(({ id }) => id),
        actions: system.actions?.kinds.map(({ id }) => id) ?? [],
        resolvers: system.resolvers.map(({ name }) => name),
      };
      expect(system.id).toMatch(WORD);
      for (const [what, ids] of Object.entries(lists)) {
        expect(
          ids.filter((id) => !WORD.test(id)),
          what,
        ).toEqual([]);
        expect(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          what,
        ).toEqual([]);
      }
    },
  },
  {
    name: 'an empty sheet will do, unknown fields are refused, and what was read once is read the same again',
    run: ({ system, sheets }) => expectSteady(system.sheet, fc.sample(sheets, SAMPLES)),
  },
  {
    name: 'empty options will do, unknown ones are refused, and what was read once is read the same again',
    run: ({ system, options }) => expectSteady(system.options, fc.sample(options, SAMPLES)),
  },
  {
    name: 'what a condition changes is one of the dials, by amounts that its details or the options give',
    run({ system }) {
      const dials = system.dials.map(({ id }) => id);
      const options = system.options.parse({});
      for (const { effects, details } of system.conditions) {
        for (const { dial, amount } of effects) {
          expect(dials).toContain(dial);
          const value = typeof amount === 'number' ? amount : amount(details.parse({}), options);
          expect(Number.isInteger(value)).toBe(true);
        }
      }
    },
  },
  {
    name: 'every condition may be put without details',
    run({ system }) {
      const refused = system.conditions.filter(({ details }) => !details.safeParse({}).success);
      expect(refused.map(({ id }) => id)).toEqual([]);
    },
  },
];

function expectSteady(schema: z.ZodType<JsonObject>, samples: readonly JsonObject[]): void {
  expect(schema.safeParse({}).error).toBeUndefined();
  expect(schema.safeParse({ 'no-such-field': 1 }).success).toBe(false);
  for (const sample of samples) expect(schema.parse(sample)).toEqual(sample);
}
