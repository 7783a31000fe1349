import type { RollDraft } from './free-roll.ts';

/** What of a free roll is worth having again. */
export type PastRoll = Pick<RollDraft, 'dice' | 'why' | 'open'>;

const MOST = 12;
const FIRST: PastRoll = { dice: 'd20', why: '', open: true };

let past = $state.raw<readonly PastRoll[]>([]);

/** The free rolls made since the app was opened, the newest first, each once; before any, a bare d20. */
export function pastRolls(): readonly PastRoll[] {
  return past.length === 0 ? [FIRST] : past;
}

/** Keeps a free roll to be had again. */
export function rememberRoll(made: PastRoll): void {
  const others = past.filter(({ dice, why }) => dice !== made.dice || why !== made.why);
  past = [made, ...others].slice(0, MOST);
}
