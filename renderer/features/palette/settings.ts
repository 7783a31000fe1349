import type { Settings } from '#shared/api/settings.ts';
import { DICE_MODES, RAIL_WORDS, THEMES } from '#shared/records/settings-choices.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { app, changeSettings, go } from '#renderer/state/app.svelte.ts';
import type { PaletteEntry, PaletteGroup } from '#renderer/commands/palette.svelte.ts';
import { formatPercent, t } from '#renderer/state/text.svelte.ts';
import { textSizeAfter } from '#renderer/features/settings/text-size.ts';

/** The settings as entries that act at once. */
export function settingGroup(): PaletteGroup {
  const { textSize } = app.settings;
  return {
    id: 'settings',
    title: t('settings.title'),
    entries: [
      ...THEMES.map((theme) => choice('settings.theme', t(`settings.theme.${theme}`), { theme })),
      ...LOCALES.map((locale) => choice('settings.language', t(`settings.language.${locale}`), { locale })),
      ...RAIL_WORDS.map((railWords) =>
        choice('settings.railWords', t(`settings.railWords.${railWords}`), { railWords }),
      ),
      ...DICE_MODES.map((diceMode) => choice('settings.dice', t(`settings.dice.${diceMode}`), { diceMode })),
      ...([1, -1] as const).map((steps): PaletteEntry => {
        const label = t(steps > 0 ? 'palette.textLarger' : 'palette.textSmaller');
        const next = textSizeAfter(textSize, steps);
        return {
          ...setting(label, { textSize: next }, `${label}: ${formatPercent(next / 100)}`),
          note: formatPercent(textSize / 100),
          disabled: next === textSize,
        };
      }),
      {
        id: 'keys',
        label: t('palette.changeKeys'),
        run: () => go({ screen: 'settings', tab: 'keys' }),
      },
    ],
  };
}

function choice(
  title: 'settings.theme' | 'settings.language' | 'settings.railWords' | 'settings.dice',
  value: string,
  change: Partial<Settings>,
): PaletteEntry {
  const label = t('palette.setting', { title: t(title), value });
  const current = Object.entries(change).every(([name, wanted]) =>
    Object.entries(app.settings).some(([other, now]) => other === name && now === wanted),
  );
  return { ...setting(label, change, label), ...(current ? { note: t('palette.current') } : {}) };
}

function setting(label: string, change: Partial<Settings>, said: string): PaletteEntry {
  return {
    id: label,
    label,
    run: async () => {
      await changeSettings(change);
      announce(said);
    },
  };
}
