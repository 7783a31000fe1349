/** Conditions that a Fortitude check ends (armour class not added, against `recoveryDifficulty`). */
const RECOVERABLE: ReadonlySet<string> = new Set(['blinded', 'fatigued']);

const MINIMUM_FRIGHT_ROUNDS = 1;

/** Whether a Fortitude check may end this condition; blindness that is a drawback never ends. */
export function canRecover(id: string, sheet: { readonly blind: boolean }): boolean {
  return RECOVERABLE.has(id) && !(id === 'blinded' && sheet.blind);
}

/** For how many rounds one is frightened by a source of that CAR: the modifier, at least 1. */
export function frightenedRounds(sourceCha: number): number {
  return Math.max(MINIMUM_FRIGHT_ROUNDS, sourceCha);
}
