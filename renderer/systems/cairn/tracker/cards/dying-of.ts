import type { CombatState } from '#shared/combat/state.ts';
import { deathRound } from '#shared/rules/cairn/wounds/dying.ts';
import { has, isDead } from '#shared/rules/cairn/conditions/standing.ts';
import type { Name } from '#shared/combat/name.ts';

const SECONDS_PER_ROUND = 10; // C2
const SECONDS_PER_MINUTE = 60;

/** Somebody who dies unless helped (C10). */
export interface Dying extends Name {
  readonly id: string;
  /** The round before whose end death comes, and how many minutes away that is; null where no clock runs. */
  readonly clock: { readonly round: number; readonly minutes: number } | null;
}

/** The PCs who are dying, with the round in which it ends unless somebody helps (C10). */
export function dyingOf({ combatants, round: now }: CombatState): readonly Dying[] {
  return combatants.flatMap((combatant): Dying[] => {
    const { id, name, label, side } = combatant;
    const round = deathRound(combatant);
    if (round !== null) {
      const minutes = Math.ceil(((round - now) * SECONDS_PER_ROUND) / SECONDS_PER_MINUTE);
      return [{ id, name, label, clock: { round, minutes } }];
    }
    const untold = side === 'pc' && has(combatant, 'critical') && !isDead(combatant);
    return untold ? [{ id, name, label, clock: null }] : [];
  });
}
