import { describe, expect, it } from 'vitest';
import { lineUp } from '#electron/fights/setup.ts';
import { participantsOf } from '#electron/fights/participants.ts';
import { listCampaigns } from '#electron/store/campaigns.ts';
import { listCharacters } from '#electron/store/characters.ts';
import { listCreatures } from '#electron/store/creatures.ts';
import { listSessions } from '#electron/store/sessions.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { openSample } from './open-sample.ts';
import { SAMPLES } from './sample-files.ts';
import { storeSample } from './store-sample.ts';

const FILES = SAMPLES.systems().flatMap((system) => LOCALES.map((locale) => ({ system, locale })));

describe('the sample campaigns', () => {
  it('are more than one, and none where a system has no file', async () => {
    expect(SAMPLES.systems().length).toBeGreaterThan(1);
    expect(await openSample('xadrez', 'pt-BR')).toBeNull();
  });

  it.each(FILES)('$system in $locale is a campaign with a fight to start', async ({ system, locale }) => {
    const db = tempStore();
    const sample = await openSample(system, locale);
    if (sample === null) throw new Error('There is none.');
    const { campaignId, encounterId, sessionId } = storeSample(db, sample, NOW);
    expect(listCampaigns(db).map((one) => [one.id, one.system])).toEqual([[campaignId, system]]);
    expect(listSessions(db, campaignId).map(({ id, notes }) => [id, notes !== ''])).toEqual([
      [sessionId, true],
    ]);
    expect(listCharacters(db, campaignId).length).toBeGreaterThanOrEqual(2);
    const creatures = listCreatures(db, campaignId).length;
    expect([creatures >= 3, creatures <= 6]).toEqual([true, true]);
    expect(lineUp(participantsOf(db, encounterId)).combatants.length).toBeGreaterThanOrEqual(5);
  });

  it.each(SAMPLES.systems())('of %s tells the same in both languages', async (system) => {
    const [portuguese, english] = await Promise.all(LOCALES.map((locale) => openSample(system, locale)));
    const figures = (sample: unknown) =>
      JSON.stringify(sample, (_, value: unknown) => (typeof value === 'string' ? '' : value));
    expect(figures(english)).toBe(figures(portuguese));
    expect(english?.name).not.toBe(portuguese?.name);
  });
});
