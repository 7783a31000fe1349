import type { log as source } from '../pt-BR/log.ts';

/** The same keys in English. */
export const log: { readonly [K in keyof typeof source]: string } = {};
