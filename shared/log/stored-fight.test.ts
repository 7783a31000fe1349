import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CombatRow } from '#shared/records/combat.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { logToBbcode } from './formats/bbcode.ts';
import { lastPresence } from './presence.ts';
import { logToCsv } from './formats/csv.ts';
import { buildLog } from './document.ts';
import { logToObsidian } from './formats/obsidian.ts';
import { logToMarkdown } from './formats/markdown.ts';
import { logToText } from './formats/plain-text.ts';
import { splitNames } from '#shared/stored-fight/split-names.ts';

const wholeFight = z.object({
  setup: z.json(),
  rows: z.array(z.record(z.string(), z.json()).and(z.object({ command: z.json() }))),
});

/** A fight as the first version stored it. It is never made anew: what it says must stay sayable. */
const stored = z
  .object({ setup: z.record(z.string(), z.json()), rows: z.array(z.custom<CombatRow>()) })
  .parse(splitStored(readFileSync(new URL('testing/stored-fight.json', import.meta.url), 'utf8')));

/** The fight brought into the shape of today, as the database is. */
function splitStored(text: string): unknown {
  const whole = wholeFight.parse(JSON.parse(text));
  const brings = [whole.setup, ...whole.rows.map(({ command }) => command)];
  return splitNames({ brings, known: new Set() })(whole);
}

describe('a fight stored long ago', () => {
  const { round, present } = lastPresence(stored.setup, stored.rows);
  const doc = buildLog({
    combat: { id: '3f0f7a52-2f4f-4a63-9f4b-0f1d4f1a9e11', name: 'Emboscada na ponte' },
    campaign: { name: 'A Torre de Vidro' },
    session: { number: 7, title: '', date: '2026-11-28' },
    rows: stored.rows,
    state: { round, combatants: [...present.values()] },
    system: systemOf('heroes-d20'),
  });

  it('exports the same in every format, from its stored events alone', async () => {
    const golden = (file: string) => `testing/golden/bridge.pt-BR.${file}.txt`;
    await expect(logToMarkdown(doc, 'pt-BR')).toMatchFileSnapshot(golden('md'));
    await expect(logToObsidian(doc, 'pt-BR')).toMatchFileSnapshot(golden('obsidian'));
    await expect(logToBbcode(doc, 'pt-BR')).toMatchFileSnapshot(golden('bbcode'));
    await expect(logToText(doc, 'pt-BR')).toMatchFileSnapshot(golden('plain'));
    const table = { separator: ';', bom: false, timeZone: 'America/Sao_Paulo' } as const;
    await expect(logToCsv(doc, 'pt-BR', table)).toMatchFileSnapshot(golden('csv'));
  });
});
