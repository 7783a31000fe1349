import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { labelAt, type LabelScheme } from './labels.ts';
import type { MarkColour } from './mark-colours.ts';

/** Somebody to be named. */
export interface Unnamed {
  readonly name: string;
  /** Keeps its name while it is free, whoever shares it: the characters. */
  readonly own: boolean;
  /** How it is told apart from its equals; by numbers when left out. */
  readonly labels?: LabelScheme;
}

/** A name nobody else has in the fight. */
export interface Named {
  readonly name: string;
  /** The colour of its label, where it is one. */
  readonly mark: MarkColour | null;
}

/**
 * Names that keep everyone apart: a name stays as it is when nobody else has it, and gets a label when it comes
 * several times in `names` or was ever used in the fight (`used`: also by those who have left, so that no label comes
 * back).
 */
export function namesApart(
  names: readonly Unnamed[],
  used: Iterable<string> = [],
  locale: Locale = DEFAULT_LOCALE,
): readonly Named[] {
  const taken = new Set(used);
  const times = new Map<string, number>();
  for (const { name, own } of names) if (!own) times.set(name, (times.get(name) ?? 0) + 1);
  const alone = (name: string, own: boolean) => own || times.get(name) === 1;
  // Those who keep their names come first, so that no label makes another's name.
  const kept = names.map(({ name, own }) => {
    if (taken.has(name) || !alone(name, own)) return null;
    taken.add(name);
    return name;
  });
  const next = new Map<string, number>();
  return names.map(({ name, labels = 'numbers' }, index) => {
    const free = kept[index] ?? null;
    if (free !== null) return { name: free, mark: null };
    const key = `${labels} ${name}`;
    for (let place = next.get(key) ?? 0; ; place += 1) {
      const { suffix, mark } = labelAt(labels, place, locale);
      const labelled = `${name} ${suffix}`;
      if (taken.has(labelled)) continue;
      next.set(key, place + 1);
      taken.add(labelled);
      return { name: labelled, mark };
    }
  });
}
