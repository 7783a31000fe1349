import type { AnimationConfig } from 'svelte/animate';
import type { ActionReturn } from 'svelte/action';
import { dragHandleZone, type DndZoneAttributes, type Item, type Options } from 'svelte-dnd-action';

/** A list whose rows can be dragged: what the library takes, and whether something is being dragged now. */
export interface DragZone<T extends Item> {
  readonly zone: Options<T>;
  readonly dragging: boolean;
}

/**
 * Makes a list's rows ones to drag by their handles. svelte-dnd-action (0.9.79) keeps every row it has ever had in a map of
 * its zone, and so their nodes for as long as the zone is there: when rows have gone, the zone is made anew.
 */
export function dragZone<T extends Item>(
  node: HTMLElement,
  first: DragZone<T>,
): ActionReturn<DragZone<T>, DndZoneAttributes<T>> {
  let made = dragHandleZone(node, first.zone);
  let rows = rowsOf(node);
  return {
    update({ zone, dragging }) {
      if (dragging || rows.every((row) => row.isConnected)) made.update?.(zone);
      else {
        made.destroy?.();
        made = dragHandleZone(node, zone);
      }
      rows = dragging ? [...new Set([...rows, ...rowsOf(node)])] : rowsOf(node);
    },
    destroy: () => made.destroy?.(),
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
