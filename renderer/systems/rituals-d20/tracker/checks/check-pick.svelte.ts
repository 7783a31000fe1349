import type { TestCost } from './skill-offers.ts';

/** The skill last tested and what the test was for, so that the next one begins there. Nothing of it is stored. */
export const testPick: { skill: string; cost: TestCost } = $state({ skill: 'athletics', cost: 'none' });
