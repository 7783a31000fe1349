import type { trackerHeroes as source } from '../pt-BR/tracker-heroes.ts';

/** The same keys in English. */
export const trackerHeroes: { readonly [K in keyof typeof source]: string } = {};
