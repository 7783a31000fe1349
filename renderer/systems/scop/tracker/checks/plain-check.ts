import type { CheckSaid } from '#shared/rules/scop/turn/intent.ts';

/** A check with nothing said of it. */
export const PLAIN_CHECK: CheckSaid = { skill: '', helping: [], hindering: [], modifier: 0 };
