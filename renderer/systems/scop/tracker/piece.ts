import type { CombatState } from '#shared/combat/state.ts';
import { ownOf } from '#shared/rules/scop/own.ts';
import type { Message } from '#shared/text/message.ts';
import type { OrderRow } from '#renderer/fight/board/order-rows.ts';
import type { Vitality } from './vitality.ts';
import { doingOf, woundWords, type Doing } from './in-words.ts';
import type { Options } from 'svelte-dnd-action';

/** Somebody on the board, with all that is shown of it: while it is dragged its copies know nothing else. */
export interface Piece {
  readonly id: string;
  readonly row: OrderRow;
  readonly doing: Doing;
  readonly band: Vitality['band'];
  readonly wounds: readonly Message[];
}

/** The piece of a row; none for one that isn't in the fight. */
export function pieceOf(state: CombatState, row: OrderRow, vitality: Vitality | undefined): readonly Piece[] {
  const combatant = state.combatants.find(({ id }) => id === row.id);
  if (combatant === undefined || vitality === undefined) return [];
  const wounds = woundWords(vitality, ownOf(combatant).woundDice);
  return [{ id: row.id, row, doing: doingOf(state, combatant), band: vitality.band, wounds }];
}

/** How a place of the board takes pieces: all places take from each other, where the pointer is decides. */
export function dropZone(items: readonly Piece[], locked: boolean, flipDurationMs: number): Options<Piece> {
  return {
    items: [...items],
    type: 'engagement',
    flipDurationMs,
    dragDisabled: locked,
    zoneTabIndex: -1,
    dropTargetStyle: {},
    dropTargetClasses: ['awaits-drop'],
    useCursorForDetection: true,
    delayTouchStart: false,
    // A place is no sortable list: what it is and who is in it is told by its own names.
    autoAriaDisabled: true,
  };
}
