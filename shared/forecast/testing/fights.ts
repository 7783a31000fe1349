import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What `RODADA_RUNS` and `RODADA_SEED` say; null where they say nothing. */
    readonly fights: { readonly runs: number | null; readonly seed: number | null };
  }
}

const USUAL_RUNS = 150;

/** The usual ones are always the same: what they don't find, no run of theirs finds by chance. */
const USUAL_SEED = 1;

const asked = inject('fights');

/** How many random fights of each system a law is tried on: a few that are always the same, or as many new ones as `RODADA_RUNS` says. */
export const fights: { readonly numRuns: number; readonly seed?: number } =
  asked.runs === null
    ? { numRuns: USUAL_RUNS, seed: asked.seed ?? USUAL_SEED }
    : { numRuns: asked.runs, ...(asked.seed === null ? {} : { seed: asked.seed }) };

/** Milliseconds in which they are through on however busy a machine. */
export const fightsTimeout = 60_000 + fights.numRuns * 200;
