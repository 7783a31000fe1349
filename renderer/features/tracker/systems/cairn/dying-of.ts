import type { CombatState } from '../../../../../shared/combat/state.ts';
import { deathRound } from '../../../../../shared/rules/cairn/dying.ts';

/** Somebody with an hour to live (C10). */
export interface Dying {
  readonly id: string;
  readonly name: string;
  /** The round before whose end death comes. */
  readonly round: number;
}

/** Who is dying, with the round in which it ends unless somebody helps (C10). */
export function dyingOf({ combatants }: CombatState): readonly Dying[] {
  return combatants.flatMap((combatant) => {
    const round = deathRound(combatant);
    return round === null ? [] : [{ id: combatant.id, name: combatant.name, round }];
  });
}
