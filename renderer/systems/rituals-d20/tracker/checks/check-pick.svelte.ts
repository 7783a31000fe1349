import type { CheckCost } from './skill-offers.ts';

/** The skill of the last check and what it was made for, so that the next one begins there. Nothing of it is stored. */
export const checkPick: { skill: string; cost: CheckCost } = $state({ skill: 'athletics', cost: 'none' });
