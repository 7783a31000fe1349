import { describe, expect, it } from 'vitest';
import { foldNext, nothingDone, type Folded } from '#shared/combat/fold.ts';
import type { CombatRow } from '#shared/records/combat.ts';
import { benchOf } from '#shared/rules/conformance/bench.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { LONGEST_SAID } from '#renderer/state/announce.svelte.ts';
import { narrate } from './narrate.ts';

const FIGHTS = 6;

describe.each(SYSTEMS.map((system) => ({ id: system.id, system })))(
  'what is said in fights of $id',
  ({ system }) => {
    const fights = benchOf(system, {}, FIGHTS).fights();

    it.each(LOCALES)('is short, and tells of every act, in %s', (locale) => {
      const faults: string[] = [];
      for (const { rows } of fights) {
        let folded: Folded<CombatRow> = nothingDone();
        for (const row of rows) {
          const next = foldNext(folded, row.command, () => row);
          folded = next.folded;
          const said = narrate(next.step, locale, system.roundName);
          if (said.length > LONGEST_SAID || said === '') faults.push(`${said.length}: ${said}`);
        }
      }
      expect(faults).toEqual([]);
    });
  },
);
