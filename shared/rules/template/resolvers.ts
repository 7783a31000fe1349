import { z } from 'zod';
import { diceText } from '#shared/schema/dice-text.ts';
import { defineOdds } from '#shared/rules/kit/define-odds.ts';
import { defineResolver } from '#shared/rules/kit/define-resolver.ts';
import { term } from '#shared/rules/kit/sums.ts';
import type { OddsRules, ResolverSpec } from '#shared/rules/system.ts';
import { resolveAttack, type Attack } from './attack/attack.ts';
import { attackOdds, attackOddsIn } from './attack/odds.ts';
import { isDoubleSix } from './checks/two-dice.ts';
import { optionsSchema, type TemplateOptions } from './options.ts';
import { USUAL_GUARD } from './sheet/sheet.ts';
import { templateMessage } from './words/texts.ts';

const attackInput = z.strictObject({
  /** All that is added to the 2d6. */
  bonus: z.int().default(0),
  guard: z.int().default(USUAL_GUARD),
  armor: z.int().min(0).default(0),
  damage: diceText,
});

/** The exact odds of an attack, for the command line and beside its panel. */
export const odds: OddsRules = defineOdds({
  input: attackInput,
  options: optionsSchema,
  odds: (input, options) => attackOdds(attackOf(input, options)),
  foresee: attackOddsIn,
  criticals: true,
});

/** What the command line answers about the template besides the odds: an attack. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver('attack', attackInput, optionsSchema, (input, options, dice) => {
    const { fate, pair, total, damage } = resolveAttack(attackOf(input, options), dice);
    return { hit: fate > 0, critical: isDoubleSix(pair), attackTotal: total, damage };
  }),
];

function attackOf({ bonus, ...rest }: z.infer<typeof attackInput>, { doubleSix }: TemplateOptions): Attack {
  return { ...rest, doubleSix, bonus: [term(templateMessage('figure.fighting'), bonus, 'T3')] };
}
