import { z } from 'zod';
import { diceText } from '../../schema/dice-text.ts';
import { defineResolver } from '../define-resolver.ts';
import type { ResolverSpec } from '../system.ts';
import { resolveObjectAttack } from './attack.ts';
import { SHIPPED_SIZES, SIZE_IDS, sizeFromMeters } from './sizes.ts';
import { objectDifficulty, objectHitPoints } from './stats.ts';

const noOptions = z.strictObject({});

const statsInput = z
  .strictObject({
    size: z.enum(SIZE_IDS).optional(),
    meters: z.number().min(0).optional(),
    material: z.strictObject({ bonus: z.int(), damageReduction: z.int().min(0) }),
    moving: z.boolean().default(false),
  })
  .transform(({ size: id, meters, ...rest }, context) => {
    const named = SHIPPED_SIZES.find((one) => one.id === id);
    const measured = meters === undefined ? undefined : sizeFromMeters(meters, SHIPPED_SIZES);
    // One of them, never both: two sources for one figure could disagree.
    const size = named ?? measured;
    if (size === undefined || (named !== undefined && measured !== undefined)) {
      context.addIssue({ code: 'custom', path: [size === undefined ? 'size' : 'meters'] });
      return z.NEVER;
    }
    return { ...rest, size };
  });

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
];
