import { z } from 'zod';
import { diceText } from '#shared/schema/dice-text.ts';
import { oddsQuestion } from '#shared/rules/kit/define-odds.ts';
import { defineResolver } from '#shared/rules/kit/define-resolver.ts';
import type { ResolverSpec } from '#shared/rules/system.ts';
import { resolveObjectAttack } from './attack.ts';
import { describedObject, withSize } from './described.ts';
import { objectOdds } from './odds.ts';
import { objectDifficulty, objectHitPoints } from './stats.ts';

const noOptions = z.strictObject({});

const statsInput = z.strictObject(describedObject).transform(withSize);

const attackInput = z.strictObject({
  attackBonus: z.int(),
  damage: diceText,
  damageBonus: z.int().default(0),
  difficulty: z.int(),
  hitPoints: z.int(),
  damageReduction: z.int().min(0),
});

/** What the command line answers about objects, field by field as `headless.md` says. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver('stats', statsInput, noOptions, ({ size, material, moving }) => ({
    size: size.id,
    difficulty: objectDifficulty(size, material, moving),
    hitPoints: objectHitPoints(size),
  })),
  defineResolver(
    'attack',
    attackInput,
    noOptions,
    (attack, _options, dice) => resolveObjectAttack(attack, dice).outcome,
  ),
  oddsQuestion(attackInput, noOptions, objectOdds),
];
