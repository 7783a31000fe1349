import type { NameableCondition } from './said-fight.ts';
import { bestOf, fitOf, type Fit, type Token } from './tokens.ts';

/** The conditions that what is said at a place may mean, the best only; empty for none, several where it isn't clear. */
export function conditionsAt(
  said: readonly Token[],
  at: number,
  conditions: readonly NameableCondition[],
): readonly { readonly condition: NameableCondition; readonly fit: Fit }[] {
  const found = conditions.flatMap((condition) =>
    condition.names.flatMap((name) => {
      const fit = fitOf(said, at, name);
      return fit === null ? [] : [{ condition, fit }];
    }),
  );
  const best = bestOf(found);
  // The word of one language may begin that of the other.
  return best.filter(
    ({ condition }, index) => best.findIndex((one) => one.condition === condition) === index,
  );
}
