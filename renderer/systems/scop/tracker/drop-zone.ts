import type { Options } from 'svelte-dnd-action';
import type { Piece } from './piece.ts';

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
