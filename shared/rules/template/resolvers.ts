import { z } from 'zod';
import { NO_DICE } from '../../dice/roll-expression.ts';
import { diceText } from '../../schema/dice-text.ts';
import { defineOdds } from '../kit/define-odds.ts';
import { defineResolver } from '../kit/define-resolver.ts';
import type { ResolverSpec } from '../system.ts';
import { resolveAttack, type Attack } from './attack/attack.ts';
import { attackOdds } from './attack/odds.ts';
import { isDoubleSix } from './checks/two-dice.ts';
import { optionsSchema, type TemplateOptions } from './options.ts';
import { USUAL_GUARD } from './sheet/sheet.ts';
import { say } from './words/texts.ts';

const attackInput = z.strictObject({
  /** All that is added to the 2d6. */
  bonus: z.int().default(0),
  guard: z.int().default(USUAL_GUARD),
  armor: z.int().min(0).default(0),
  damage: diceText,
});

/** What the command line answers about the template: an attack, and its exact odds. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver('attack', attackInput, optionsSchema, (input, options, dice) => {
    const { fate, pair, total, damage } = resolveAttack(attackOf(input, options), dice);
    return { hit: fate > 0, critical: isDoubleSix(pair), attackTotal: total, damage };
  }),
  defineOdds(attackInput, optionsSchema, (input, options) => attackOdds(attackOf(input, options))),
];

function attackOf({ bonus, ...rest }: z.infer<typeof attackInput>, { doubleSix }: TemplateOptions): Attack {
  return {
    ...rest,
    doubleSix,
    bonus: [{ label: say('figure.fighting'), value: bonus, rule: 'T3', dice: NO_DICE }],
  };
}
