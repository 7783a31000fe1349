import { z } from 'zod';
import { at, RodadaError } from '#shared/errors.ts';
import { readWith } from '#shared/schema/read.ts';
import type { OddsRules, ResolverSpec } from '#shared/rules/system.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';

const anything = z.record(z.string(), z.json());
const oddsInput = z.strictObject({
  resolve: z.literal('attack'),
  input: anything,
  options: anything.optional(),
});

/** The exact odds of a system's attack, as it gives them. */
interface OddsSpec<Input, Options> extends Pick<OddsRules, 'foresee' | 'criticals'> {
  /** What the question `attack` takes. */
  readonly input: z.ZodType<Input>;
  readonly options: z.ZodType<Options>;
  readonly odds: (input: Input, options: Options) => AttackOdds;
}

/** Joins a system's attack with its exact odds: for the question `odds`, and for a fight as it stands. */
export function defineOdds<Input, Options>({
  input,
  options,
  odds,
  foresee,
  criticals,
}: OddsSpec<Input, Options>): OddsRules {
  return { resolver: oddsQuestion(input, options, odds), foresee, criticals };
}

/** The question `odds` alone: `{resolve: 'attack', input, options?}` (errors under `input.input.…`). */
export function oddsQuestion<Input, Options>(
  input: z.ZodType<Input>,
  options: z.ZodType<Options>,
  odds: (input: Input, options: Options) => AttackOdds,
): ResolverSpec {
  return {
    name: 'odds',
    bind(raw, rawOptions) {
      const asked = readWith(oddsInput, raw, 'input');
      const attack = readWith(input, asked.input, 'input.input');
      const house =
        asked.options === undefined
          ? readWith(options, rawOptions, 'options')
          : readWith(options, asked.options, 'input.options');
      return () => {
        try {
          return odds(attack, house);
        } catch (error) {
          if (error instanceof RodadaError && error.path !== undefined)
            throw at(error, `input.input.${error.path}`);
          throw error;
        }
      };
    },
  };
}
