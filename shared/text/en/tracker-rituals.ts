import type { trackerRituals as source } from '../pt-BR/tracker-rituals.ts';

/** The same keys in English. */
export const trackerRituals: { readonly [K in keyof typeof source]: string } = {};
