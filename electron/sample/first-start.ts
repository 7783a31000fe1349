import { settingsFields } from '#shared/api/settings.ts';
import { localeFor } from '#shared/text/locale.ts';
import { hasCampaigns } from '#electron/store/campaigns.ts';
import { changeSettings, readSetting } from '#electron/store/settings.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/**
 * At the first start, has the app speak the language the system asks for; once a language was chosen, or there was a
 * campaign, it stays as it is. A disk too full to keep that doesn't hold the app up.
 */
export function chooseLanguage(db: Sqlite, languages: readonly string[]): void {
  if (hasCampaigns(db) || readSetting(db, 'locale', settingsFields.shape.locale) !== null) return;
  try {
    changeSettings(db, { locale: localeFor(languages) });
  } catch (thrown) {
    console.error(thrown);
  }
}
