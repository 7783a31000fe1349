import { LOCALES, type Locale } from '#shared/text/locale.ts';

/** JSON files at `<folder>/<system>/<language>.json`, each read when it is first asked for. */
export interface FilesOfSystems {
  /** The ids of the systems that have a file. */
  readonly systems: () => readonly string[];
  /** The file of a system in this language, else in the first of ours it is written in; null when there is none. */
  readonly find: (system: string, locale: Locale) => FileOfSystem | null;
  /** All of a system's, this language's first. */
  readonly all: (system: string, locale: Locale) => readonly FileOfSystem[];
}

/** A file of a system in a language. */
export interface FileOfSystem {
  readonly system: string;
  readonly language: Locale;
  readonly read: () => Promise<unknown>;
}

/** Tells files apart by their paths, as Vite's `import.meta.glob` gives them. */
export function filesOfSystems(files: Readonly<Record<string, () => Promise<unknown>>>): FilesOfSystems {
  const stored = Object.entries(files).map(([path, read]) => {
    const [language = '', system = ''] = path
      .replace(/\.json$/, '')
      .split('/')
      .toReversed();
    return { system, language, read };
  });
  const all = (system: string, locale: Locale): readonly FileOfSystem[] =>
    [...new Set([locale, ...LOCALES])].flatMap((language) =>
      stored.flatMap((one) =>
        one.system === system && one.language === language ? [{ system, language, read: one.read }] : [],
      ),
    );
  return {
    systems: () => [...new Set(stored.map(({ system }) => system))],
    find: (system, locale) => all(system, locale)[0] ?? null,
    all,
  };
}
