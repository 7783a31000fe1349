import { describe, expect, it } from 'vitest';
import { changeSettings, readSettings } from '#electron/store/settings.ts';
import { givenCampaign } from '#electron/testing/rows.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { chooseLanguage } from './first-start.ts';

describe('the language of the first start', () => {
  it.each([
    { languages: ['pt-BR'], locale: 'pt-BR' },
    { languages: ['pt_PT'], locale: 'pt-BR' },
    { languages: ['es-AR', 'pt-BR', 'en'], locale: 'pt-BR' },
    { languages: ['en-GB', 'pt-BR'], locale: 'en' },
    { languages: ['fr-FR'], locale: 'en' },
    { languages: [], locale: 'en' },
  ])('is $locale for a system that speaks $languages', ({ languages, locale }) => {
    const db = tempStore();
    chooseLanguage(db, languages);
    expect(readSettings(db).locale).toBe(locale);
  });

  it('is the one chosen, once one was', () => {
    const db = tempStore();
    changeSettings(db, { locale: 'pt-BR' });
    chooseLanguage(db, ['en']);
    expect(readSettings(db).locale).toBe('pt-BR');
  });

  it('stays Portuguese for whoever has campaigns from before one could be chosen', () => {
    const db = tempStore();
    givenCampaign(db);
    chooseLanguage(db, ['en']);
    expect(readSettings(db).locale).toBe('pt-BR');
  });
});
