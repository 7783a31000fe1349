import type { AnimationConfig } from 'svelte/animate';
import type { ActionReturn } from 'svelte/action';
import { dragHandleZone, type DndZoneAttributes, type Item, type Options } from 'svelte-dnd-action';

/** A list whose rows can be dragged: what the library takes, and whether something is being dragged now. */
export interface DragZone<T extends Item> {
  readonly zone: Options<T>;
  readonly dragging: boolean;
}

/** How somebody comes to a handle: by the pointer, by a finger, by the keyboard. */
const REACHED = ['pointerover', 'pointerdown', 'focus'] as const;

/**
 * Makes a list's rows ones to drag by their handles. svelte-dnd-action (0.9.79) keeps every row it has ever had in a map of
 * its zone, and so their nodes for as long as the zone is there: when rows have gone, the zone is made anew. It goes through
 * all rows at each change: an act isn't kept waiting for that, it is done when there is time, and at the latest as a row is
 * reached.
 */
export function dragZone<T extends Item>(
  node: HTMLElement,
  first: DragZone<T>,
): ActionReturn<DragZone<T>, DndZoneAttributes<T>> {
  let made = dragHandleZone(node, first.zone);
  let rows = rowsOf(node);
  let told = first;
  let due: DragZone<T> | null = null;
  let idle = 0;

  function settle() {
    if (due === null) return;
    const { zone, dragging } = due;
    told = due;
    due = null;
    cancelIdleCallback(idle);
    if (dragging || rows.every((row) => row.isConnected)) made.update?.(zone);
    else {
      made.destroy?.();
      made = dragHandleZone(node, zone);
    }
    rows = dragging ? [...new Set([...rows, ...rowsOf(node)])] : rowsOf(node);
  }
  for (const way of REACHED) node.addEventListener(way, settle, true);

  return {
    update(next) {
      cancelIdleCallback(idle);
      due = next;
      const waits = !next.dragging && !told.dragging && next.zone.dragDisabled === told.zone.dragDisabled;
      if (waits) idle = requestIdleCallback(settle);
      else settle();
    },
    destroy() {
      cancelIdleCallback(idle);
      for (const way of REACHED) node.removeEventListener(way, settle, true);
      made.destroy?.();
    },
  };
}

function rowsOf(node: HTMLElement): readonly Element[] {
  return [...node.children];
}

/** Lets a row slide to its new place; unlike flip it never stretches one whose height has changed. */
export function slide(
  _row: Element,
  { from, to }: { readonly from: DOMRect; readonly to: DOMRect },
  { duration }: { readonly duration: number },
): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: x === 0 && y === 0 ? 0 : duration,
    css: (_t, rest = 0) => `transform: translate(${x * rest}px, ${y * rest}px)`,
  };
}
