import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { exportOptions } from '#shared/api/exports.ts';
import { givenCampaign, givenEncounter } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { readAndKeep, takeKept } from './kept-log.ts';

function fight() {
  const { db, fights } = tempServices();
  const encounter = givenEncounter(db, givenCampaign(db).id);
  const request = { requestId: randomUUID(), encounterId: encounter.id, sessionId: null };
  const { combat } = fights.start(request);
  const more = { options: exportOptions.parse({}), locale: 'pt-BR', fontCss: '', timeZone: 'UTC' } as const;
  const note = (text: string, after: number) =>
    fights.command({ combatId: combat.id, after, command: { type: 'note', text }, typed: {} });
  return { db, asked: { what: 'fight', id: combat.id, ...more } as const, note };
}

it('a log is read once for its heading and for what is written', () => {
  const { db, asked } = fight();
  const read = readAndKeep(db, asked);
  expect(takeKept(db, structuredClone(asked))).toBe(read);
  expect(takeKept(db, asked)).not.toBe(read);
});

it('a log is read anew when another one is asked for, or something was stored since', () => {
  const { db, asked, note } = fight();
  const read = readAndKeep(db, asked);
  expect(takeKept(db, { ...asked, locale: 'en' })).not.toBe(read);
  readAndKeep(db, asked);
  note('Chove.', 0);
  expect(takeKept(db, asked).write('text')).toContain('Chove.');
});
