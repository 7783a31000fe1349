import type { app as source } from '../pt-BR/app.ts';

/** The same keys in English. */
export const app: { readonly [K in keyof typeof source]: string } = {};
