import type { RollDraft } from './free-roll.ts';

/** What of a free roll is worth having again. */
export type PastRoll = Pick<RollDraft, 'dice' | 'why' | 'open'>;

const MOST = 12;
const FIRST: PastRoll = { dice: 'd20', why: '', open: true };

let past = $state.raw<readonly PastRoll[]>([]);

/** The free roll made last since the app was opened; before any, a bare d20. */
export function lastRoll(): PastRoll {
  return past[0] ?? FIRST;
}

/** The free roll made so many before the last one, each counted once; null where there is none. */
export function pastRoll(place: number): PastRoll | null {
  return past[place] ?? null;
}

/** Keeps a free roll to be had again. */
export function rememberRoll({ dice, why, open }: PastRoll): void {
  const others = past.filter((one) => one.dice !== dice || one.why !== why);
  past = [{ dice, why, open }, ...others].slice(0, MOST);
}
