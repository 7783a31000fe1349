import { LOCALES, type Locale } from '#shared/text/locale.ts';

/** JSON files at `<folder>/<system>/<language>.json`, each read when it is first asked for. */
export interface FilesOfSystems {
  /** The ids of the systems that have a file. */
  readonly systems: () => readonly string[];
  /** The files of a system: the one in this language first, then those in our other languages. */
  readonly find: (system: string, locale: Locale) => readonly FileOfSystem[];
}

/** A file of a system in a language. */
export interface FileOfSystem {
  readonly system: string;
  readonly locale: Locale;
  readonly read: () => Promise<unknown>;
}

/** Tells files apart by their paths, as Vite's `import.meta.glob` gives them. */
export function filesOfSystems(files: Readonly<Record<string, () => Promise<unknown>>>): FilesOfSystems {
  const stored = Object.entries(files).flatMap(([path, read]) => {
    const [language = '', system = ''] = path
      .replace(/\.json$/, '')
      .split('/')
      .toReversed();
    return LOCALES.filter((one) => one === language).map((locale) => ({ system, locale, read }));
  });
  return {
    systems: () => [...new Set(stored.map(({ system }) => system))],
    find: (system, locale) =>
      [locale, ...LOCALES.filter((one) => one !== locale)].flatMap((wanted) =>
        stored.filter((one) => one.system === system && one.locale === wanted),
      ),
  };
}
