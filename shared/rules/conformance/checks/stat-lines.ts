import fc from 'fast-check';
import { expect } from 'vitest';
import { LOCALES } from '../../../text/locale.ts';
import type { Check } from '../bench.ts';

const SAMPLES = { seed: 7, numRuns: 60 };

/** That creatures written as stat lines are those that are read from them. */
export const statLines: readonly Check[] = [
  {
    name: 'a stat line is read back, and written again it is the same',
    concerns: ({ statLines: read, writeStatLine }) => read !== null && writeStatLine !== undefined,
    run({ system, sheets }) {
      const hits = fc.integer({ min: 0, max: 40 });
      for (const [sheet, hp] of fc.sample(fc.tuple(sheets, hits), SAMPLES)) {
        for (const locale of LOCALES) {
          const line = system.writeStatLine?.(hp, sheet, locale) ?? '';
          const { creatures = [], faults = [] } = system.statLines?.(`## Lobo\n${line}`) ?? {};
          expect(faults, line).toEqual([]);
          expect(
            creatures.map((read) => system.writeStatLine?.(read.hp, read.sheet, locale)),
            line,
          ).toEqual([line]);
        }
      }
    },
  },
];
