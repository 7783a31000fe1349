import { folded } from '#shared/text/folded.ts';
import { inOrder } from '#shared/text/lists.ts';
import type { Locale } from '#shared/text/locale.ts';

/** A condition by its name in the language of the interface. */
export interface NamedCondition {
  readonly id: string;
  readonly name: string;
}

/** What was typed for a condition: those whose name fits, the best first, and for how many rounds; null where none are said. */
export interface TypedCondition {
  readonly matches: readonly NamedCondition[];
  readonly rounds: number | null;
}

const TYPED = /^(?<words>.*?)\s*(?<rounds>\d{0,3})$/;

/**
 * Reads `ca`, `ca 3`, `caido3`: the beginning of a name (or of a word of it, or a part), and rounds behind it. Among those that
 * fit as well they stand by the alphabet; nothing typed fits all.
 */
export function readCondition(
  typed: string,
  conditions: readonly NamedCondition[],
  locale: Locale,
): TypedCondition {
  const { words = '', rounds = '' } = TYPED.exec(typed.trim())?.groups ?? {};
  const wanted = folded(words);
  const matches = conditions
    .flatMap((one) => {
      const place = fitOf(folded(one.name), wanted);
      return place === null ? [] : [{ one, place }];
    })
    .toSorted((a, b) => a.place - b.place || inOrder(a.one.name, b.one.name, locale))
    .map(({ one }) => one);
  return { matches, rounds: rounds === '' || Number(rounds) === 0 ? null : Number(rounds) };
}

/** 0 for the beginning of a name, 1 for that of a later word, 2 for any other part; null for none. */
function fitOf(name: string, wanted: string): number | null {
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) ? 2 : null;
}
