import type { CombatRow } from '#shared/records/combat.ts';
import { foldRows, sinceReset } from '#shared/combat/fold.ts';

/** The rows of a fight since it was last begun anew, those taken back included: what its figures are made from. */
export function playedRows(rows: readonly CombatRow[]): readonly CombatRow[] {
  const reset = foldRows(rows).done.findLast(({ command }) => command.type === 'reset');
  return reset === undefined ? rows : rows.filter(({ seq }) => seq > reset.seq);
}

/** The rows in force of a fight. */
export function rowsInForce(rows: readonly CombatRow[]): readonly CombatRow[] {
  return sinceReset(foldRows(rows).done);
}

/**
 * Which rows count when several fights are summed, so that nothing played counts twice: a fight that goes on from a moment
 * of another has copies of the rows that led there, with their times, and these count for the first fight only.
 */
export function countedOnce(fights: readonly (readonly CombatRow[])[]): readonly ReadonlySet<CombatRow>[] {
  const known = new Set<string>();
  return fights.map((rows) => {
    const own = new Set(rows.filter((row) => !known.has(momentOf(row))));
    for (const row of rows) known.add(momentOf(row));
    return own;
  });
}

function momentOf({ at, command, rolls }: CombatRow): string {
  return JSON.stringify([at, command, rolls.map(({ natural }) => natural)]);
}
