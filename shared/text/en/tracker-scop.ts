import type { trackerScop as source } from '../pt-BR/tracker-scop.ts';

/** The same keys in English. */
export const trackerScop: { readonly [K in keyof typeof source]: string } = {};
