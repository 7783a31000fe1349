import type { Combat } from '#shared/records/combat.ts';

/** Whether the narrator has asked for the list of fights instead of the one last worked on. */
export const listing = { wanted: false };

/** The fight to go back to: of those not ended, the one last worked on. */
export function lastOpen(combats: readonly Combat[]): Combat | null {
  const [latest] = combats
    .filter(({ status }) => status !== 'ended')
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  return latest ?? null;
}
