import type { store as source } from '../pt-BR/store.ts';

/** The same keys in English. */
export const store: { readonly [K in keyof typeof source]: string } = {};
