import type { AboutApp } from '#shared/api/app-info.ts';
import type { Settings } from '#shared/api/settings.ts';
import { figure } from '#shared/text/figures.ts';
import { text } from '#shared/text/translate.ts';

type Look = Pick<Settings, 'locale' | 'theme' | 'textSize'>;

/** What a report of a fault says of the app, a line each thing, in the narrator's language. */
export function aboutText(about: AboutApp, { locale, theme, textSize }: Look, writable: boolean): string {
  const { version, commit, runtime, sqlite, system, schema, counts } = about;
  return [
    commit === null
      ? text('about.version', locale, { version })
      : text('about.versionOf', locale, { version, commit }),
    text('about.runtime', locale, { runtime, sqlite }),
    text('about.system', locale, { system }),
    text('about.look', locale, {
      language: text(`settings.language.${locale}`, locale),
      theme: text(`settings.theme.${theme}`, locale),
      size: `${figure(textSize, locale)}%`,
    }),
    text('about.schema', locale, { schema }),
    text('about.counts', locale, counts),
    ...(writable ? [] : [text('about.readOnly', locale)]),
  ].join('\n');
}
