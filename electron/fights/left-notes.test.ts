import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { storeSession } from '#electron/store/sessions.ts';
import { givenCampaign, givenCharacter, givenEncounter } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { prepareFight } from './prepare-fight.ts';
import { storeCombat } from '#electron/store/combats/combats.ts';
import { leftNotes } from './left-notes.ts';
import { systemOf } from '#shared/rules/registry.ts';

it('gives what was written for the next session in the fights of the one before', () => {
  const { db, fights } = tempServices();
  const { id: campaignId } = givenCampaign(db);
  const { id: hero } = givenCharacter(db, campaignId);
  const { id: encounterId } = givenEncounter(db, campaignId, { party: [hero] });
  const session = (number: number) => {
    const one = { id: randomUUID(), campaignId, number, date: '2026-11-28', title: '', notes: '' };
    storeSession(db, one);
    return one.id;
  };
  const fight = (sessionId: string | null, hour: number, ...notes: readonly string[]) => {
    const now = `2026-11-28T${hour}:00:00.000Z`;
    const { stored } = prepareFight(db, systemOf, { encounterId, sessionId, now });
    storeCombat(db, randomUUID(), stored);
    const { id } = stored.combat;
    notes.forEach((text, after) =>
      fights.command({
        combatId: id,
        after,
        command: { type: 'note', text, next: text !== 'só aqui' },
        typed: {},
      }),
    );
    return id;
  };
  const [first, second, third] = [session(1), session(2), session(3)];
  const oldest = fight(first, 10, 'de muito antes');
  fight(second, 11, 'o atirador fugiu', 'só aqui');
  const undone = fight(second, 12, 'desfeita');
  fights.command({ combatId: undone, after: 1, command: { type: 'undo' }, typed: {} });
  const again = fight(second, 13, 'a ponte caiu');
  const now = fight(third, 14);
  const texts = (id: string) => leftNotes(db, id).map(({ text }) => text);
  expect(texts(now)).toEqual(['o atirador fugiu', 'a ponte caiu']);
  expect(texts(again)).toEqual(['de muito antes']);
  expect(texts(oldest)).toEqual([]);
});
