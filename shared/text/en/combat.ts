import type { combat as source } from '../pt-BR/combat.ts';

/** The same keys in English. */
export const combat: { readonly [K in keyof typeof source]: string } = {
  'combat.falls': '{{name}} falls',
  'combat.rises': '{{name}} gets up',
};
