import type { Locale } from '#shared/text/locale.ts';
import type { Guide } from './guide.ts';

/** The guide in each language, fetched when it is first read. */
export const GUIDE_LOADERS: Readonly<Record<Locale, () => Promise<{ readonly guide: Guide }>>> = {
  'pt-BR': () => import('./pt-BR/index.ts'),
  en: () => import('./en/index.ts'),
};
