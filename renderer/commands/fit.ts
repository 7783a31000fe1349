import { folded } from '#shared/text/folded.ts';

/** How well a name fits what is looked for, 0 best; null when a word of it is nowhere. Accents and case don't matter. */
export function fit(name: string, query: string): number | null {
  const text = folded(name);
  const sought = folded(query);
  if (text === sought) return 0;
  const words = text.split(/[\s:,·/()–—-]+/);
  let worst = text.startsWith(sought) ? 1 : 2;
  for (const word of sought.split(/\s+/)) {
    if (!text.includes(word)) return null;
    if (!words.some((one) => one.startsWith(word))) worst = 3;
  }
  return worst;
}
