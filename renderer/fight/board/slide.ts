import type { AnimationConfig } from 'svelte/animate';

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
