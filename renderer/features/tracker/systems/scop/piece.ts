import type { CombatState } from '../../../../../shared/combat/state.ts';
import { ownOf } from '../../../../../shared/rules/scop/own.ts';
import type { OrderRow } from '../../order-rows.ts';
import type { Vitality } from './vitality.ts';
import { doingOf, type Doing } from './words.ts';

/** Somebody on the board, with all that is shown of it: while it is dragged its copies know nothing else. */
export interface Piece {
  readonly id: string;
  readonly row: OrderRow;
  readonly doing: Doing;
  readonly band: Vitality['band'];
  /** Dice its wounds cost in this turn, and from the next one on (S11). */
  readonly woundDice: number;
  readonly nextDice: number;
}

/** The piece of a row; none for one that isn't in the fight. */
export function pieceOf(state: CombatState, row: OrderRow, vitality: Vitality | undefined): readonly Piece[] {
  const combatant = state.combatants.find(({ id }) => id === row.id);
  if (combatant === undefined || vitality === undefined) return [];
  const { band, nextDice } = vitality;
  const { woundDice } = ownOf(combatant);
  return [{ id: row.id, row, doing: doingOf(state, combatant), band, woundDice, nextDice }];
}
