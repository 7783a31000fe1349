import fc from 'fast-check';
import { expect } from 'vitest';
import type { JsonObject } from '#shared/json.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';

const SAMPLES = { seed: 7, numRuns: 60 };

/** That creatures written as stat lines are those that are read from them. */
export const statLines: readonly Check[] = [
  {
    name: 'a stat line is read back, and written again it is the same',
    concerns: ({ statLines: lines }) => lines?.write !== undefined,
    run({ system, sheets }) {
      const written = (hp: number, sheet: JsonObject, locale: Locale): string =>
        system.statLines?.write?.(hp, sheet, locale) ?? '';
      const hits = fc.integer({ min: 0, max: 40 });
      for (const [sheet, hp] of fc.sample(fc.tuple(sheets, hits), SAMPLES)) {
        for (const locale of LOCALES) {
          const line = written(hp, sheet, locale);
          const { creatures = [], faults = [] } = system.statLines?.read(`## Lobo\n${line}`) ?? {};
          expect(faults, line).toEqual([]);
          expect(
            creatures.map((read) => written(read.hp, read.sheet, locale)),
            line,
          ).toEqual([line]);
        }
      }
    },
  },
];
