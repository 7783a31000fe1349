import type { bestiary as source } from '../pt-BR/bestiary.ts';

/** The same keys in English. */
export const bestiary: { readonly [K in keyof typeof source]: string } = {};
