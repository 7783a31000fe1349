import type { tracker as source } from '../pt-BR/tracker.ts';

/** The same keys in English. */
export const tracker: { readonly [K in keyof typeof source]: string } = {};
