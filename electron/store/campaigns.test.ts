import { describe, expect, it } from 'vitest';
import { givenCampaign, givenCharacter } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import {
  archiveCampaign,
  hasCampaigns,
  listCampaigns,
  listOverviews,
  listRemovedCampaigns,
  removeCampaign,
  requireCampaign,
  restoreCampaign,
  storeCampaign,
} from './campaigns.ts';
import {
  findCharacter,
  listCharacters,
  removeCharacter,
  requireCharacter,
  restoreCharacter,
  storeCharacter,
  storeFigures,
} from './characters.ts';
import {
  listSessions,
  nextSessionNumber,
  removeSession,
  requireSession,
  restoreSession,
  storeSession,
} from './sessions.ts';

describe('campaigns', () => {
  it('are listed by age and given back as they were', () => {
    const db = tempStore();
    const second = givenCampaign(db, { name: 'Nova', createdAt: '2026-11-02T00:00:00.000Z' });
    const first = givenCampaign(db, {
      name: 'Antiga',
      createdAt: '2026-11-01T00:00:00.000Z',
      options: { powerDifficulty: 12 },
    });
    expect(listCampaigns(db)).toEqual([first, second]);
  });

  it('are listed without one whose conditions aren’t what was stored', async () => {
    const db = tempStore();
    const [damaged, whole] = [givenCampaign(db), givenCampaign(db, { name: 'Nova' })];
    db.exec(`UPDATE campaigns SET conditions = '[{"id": 1}]' WHERE id = '${damaged.id}'`);
    expect(listCampaigns(db)).toEqual([whole]);
    expect(await refusalOf(() => requireCampaign(db, damaged.id, 'id'))).toMatchObject({
      code: 'UNREADABLE',
    });
  });

  it('change all but their system and birth', () => {
    const db = tempStore();
    const campaign = givenCampaign(db);
    storeCampaign(db, { ...campaign, name: 'Outro nome', notes: 'n', system: 'cairn', createdAt: 'later' });
    expect(listCampaigns(db)).toEqual([{ ...campaign, name: 'Outro nome', notes: 'n' }]);
  });

  it('are told with their party and when they were played', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    givenCharacter(db, id);
    const gone = givenCharacter(db, id, { name: 'Breno' });
    removeCharacter(db, gone.id, '2026-11-28');
    archiveCampaign(db, id, '2026-11-30');
    expect(listOverviews(db)).toMatchObject([
      { id, archivedAt: '2026-11-30', partySize: 1, runningFights: 0, lastPlayedAt: null },
    ]);
  });

  it('removed are out of sight until they are brought back', async () => {
    const db = tempStore();
    const campaign = givenCampaign(db);
    removeCampaign(db, campaign.id, '2026-11-30');
    expect([listCampaigns(db), listOverviews(db), hasCampaigns(db)]).toEqual([[], [], true]);
    expect(listRemovedCampaigns(db)).toEqual([{ ...campaign, removedAt: '2026-11-30' }]);
    expect(await refusalOf(() => requireCampaign(db, campaign.id, 'id'))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(restoreCampaign(db, campaign.id)).toEqual(campaign);
    expect(listRemovedCampaigns(db)).toEqual([]);
  });

  it('aren’t found by an unknown id', async () => {
    const refusal = await refusalOf(() => requireCampaign(tempStore(), 'unknown', 'campaignId'));
    expect(refusal).toEqual({
      code: 'NOT_FOUND',
      path: 'campaignId',
      words: 'Não encontrei essa campanha. Abra outra.',
    });
  });
});

describe('characters', () => {
  it('are given back as they were, by name without accents', () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    const breno = givenCharacter(db, id, {
      name: 'Breno',
      hp: { current: -3, max: 34 },
      sheet: { level: 3 },
    });
    const agata = givenCharacter(db, id, { name: 'Ágata', notes: 'n' });
    expect(listCharacters(db, id)).toEqual([agata, breno]);
    storeCharacter(db, { ...breno, name: 'Abel' });
    expect(listCharacters(db, id).map(({ name }) => name)).toEqual(['Abel', 'Ágata']);
  });

  it('come back whole after being removed', async () => {
    const db = tempStore();
    const { id } = givenCampaign(db);
    const agata = givenCharacter(db, id);
    removeCharacter(db, agata.id, '2026-11-28T21:04:09.000Z');
    expect(listCharacters(db, id)).toEqual([]);
    expect((await refusalOf(() => requireCharacter(db, agata.id, id, 'id'))).code).toBe('NOT_FOUND');
    expect(restoreCharacter(db, agata.id)).toEqual(agata);
  });

  it('take new points and another sheet, and keep all else', () => {
    const db = tempStore();
    const agata = givenCharacter(db, givenCampaign(db).id, { notes: 'Deve um favor.' });
    storeFigures(db, agata.id, { hp: { current: 7, max: 20 }, sheet: { level: 4 } });
    const changed = { ...agata, hp: { current: 7, max: 20 }, sheet: { level: 4 } };
    expect(findCharacter(db, agata.id)).toEqual(changed);
  });
});

describe('sessions', () => {
  it('are numbered one after the other in their campaign, and can be given another number', async () => {
    const db = tempStore();
    const { id: campaignId } = givenCampaign(db);
    const other = givenCampaign(db, { name: 'Outra' });
    expect(nextSessionNumber(db, campaignId)).toBe(1);
    const session = { id: 's', campaignId, number: 1, date: '2026-11-28', title: 'A ponte', notes: '' };
    storeSession(db, session);
    storeSession(db, { ...session, title: 'O farol', number: 9 });
    expect(listSessions(db, campaignId)).toEqual([{ ...session, title: 'O farol', number: 9 }]);
    expect([nextSessionNumber(db, campaignId), nextSessionNumber(db, other.id)]).toEqual([10, 1]);
    expect(await refusalOf(() => requireSession(db, 's', other.id, 'sessionId'))).toMatchObject({
      code: 'NOT_FOUND',
      path: 'sessionId',
    });
  });
  it('removed give up their number to a new one, and come back after the last', () => {
    const db = tempStore();
    const { id: campaignId } = givenCampaign(db);
    const session = { id: 's', campaignId, number: 1, date: '2026-11-28', title: 'A ponte', notes: '' };
    storeSession(db, session);
    removeSession(db, 's', '2026-11-29');
    expect(listSessions(db, campaignId)).toEqual([]);
    expect(nextSessionNumber(db, campaignId)).toBe(1);
    expect(restoreSession(db, 's')).toEqual(session);
    removeSession(db, 's', '2026-11-29');
    storeSession(db, { ...session, id: 't', title: 'O farol' });
    expect(restoreSession(db, 's')).toEqual({ ...session, number: 2 });
  });
});
