import { folded } from '#shared/text/folded.ts';

const LONGEST = 200;

/** The name itself while nobody has it (accents and case don't matter), else with the first number free: `A Torre (2)`. */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map(folded));
  if (!names.has(folded(name))) return name;
  const stem = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const next = `${stem.slice(0, LONGEST - end.length)}${end}`;
    if (!names.has(folded(next))) return next;
  }
}
