import type { TestSaid } from '#shared/rules/scop/turn/intent.ts';

/** A test with nothing said of it. */
export const PLAIN_TEST: TestSaid = { skill: '', helping: [], hindering: [], modifier: 0 };
