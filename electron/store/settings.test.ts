import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settingsFields } from '#shared/api/settings.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { openForTest, tempStore } from '#electron/testing/temp-store.ts';
import { changeSettings, readSetting, readSettings, writeSetting } from './settings.ts';

const DEFAULTS = settingsFields.parse({});

describe('settings', () => {
  it('are the defaults at first', () => {
    expect(readSettings(tempStore())).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ locale: 'pt-BR', theme: 'dark', textSize: 100, diceMode: 'app' });
  });

  it('change one by one and are there after a restart', () => {
    const folder = tempFolder();
    const { db } = openForTest(folder);
    changeSettings(db, { theme: 'light', textSize: 150 });
    changeSettings(db, { locale: 'en' });
    db.close();
    const changed = { ...DEFAULTS, theme: 'light', textSize: 150, locale: 'en' };
    expect(readSettings(openForTest(folder).db)).toEqual(changed);
  });

  it('fall back one by one where another version left what this one doesn’t know', () => {
    const db = tempStore();
    writeSetting(db, 'theme', 'sepia');
    writeSetting(db, 'textSize', 120);
    expect(readSettings(db)).toEqual({ ...DEFAULTS, textSize: 120 });
  });

  it('keep values of their own beside them', () => {
    const db = tempStore();
    writeSetting(db, 'window', { width: 900 });
    expect(readSetting(db, 'window', z.strictObject({ width: z.int() }))).toEqual({ width: 900 });
    expect(readSetting(db, 'window', z.strictObject({ height: z.int() }))).toBeNull();
    expect(readSetting(db, 'absent', z.string())).toBeNull();
  });
});
