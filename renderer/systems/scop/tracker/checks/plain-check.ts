import type { TestSaid } from '#shared/rules/scop/turn/intent.ts';

/** A check with nothing said of it. */
export const PLAIN_CHECK: TestSaid = { skill: '', helping: [], hindering: [], modifier: 0 };
