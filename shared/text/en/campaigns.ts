import type { campaigns as source } from '../pt-BR/campaigns.ts';

/** The same keys in English. */
export const campaigns: { readonly [K in keyof typeof source]: string } = {};
