import type { encounters as source } from '../pt-BR/encounters.ts';

/** The same keys in English. */
export const encounters: { readonly [K in keyof typeof source]: string } = {};
