import { assertNatural } from './fixed.ts';
import type { DieSource } from './dice.ts';

/**
 * Figures read off the table's dice, by purpose (`attack`, `defense`, `damage` …), in the order they fall; null for a die
 * that wasn't read.
 */
export type TypedNaturals = Readonly<Record<string, readonly (number | null)[]>>;

/** Dice typed from the table; a purpose without figures left falls back to the other source. */
export function typedSource(typed: TypedNaturals, otherwise: DieSource): DieSource {
  const used = new Map<string, number>();
  return (sides, purpose) => {
    const index = used.get(purpose) ?? 0;
    const natural = Object.hasOwn(typed, purpose) ? typed[purpose]?.[index] : undefined;
    if (natural === undefined) return otherwise(sides, purpose);
    used.set(purpose, index + 1);
    if (natural === null) return otherwise(sides, purpose);
    assertNatural(natural, sides, `typed.${purpose}[${index}]`);
    return natural;
  };
}
