import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/**
 * A value that tells its readers only when it is another one. A `$derived` would have each of them asked at every
 * change of its sources, which is felt where hundreds of rows read it. Call it in a component's script.
 */
export function steady<T>(source: () => T): () => T {
  let value = $state.raw(untrack(source));
  $effect.pre(() => {
    value = source();
  });
  return () => value;
}

/** The same for a map: who reads one key is told only when what stands there is another. */
export function steadyMap<T>(source: () => ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const map = new SvelteMap(untrack(source));
  $effect.pre(() => {
    const now = source();
    untrack(() => {
      for (const key of [...map.keys()]) if (!now.has(key)) map.delete(key);
      for (const [key, value] of now) map.set(key, value);
    });
  });
  return map;
}
