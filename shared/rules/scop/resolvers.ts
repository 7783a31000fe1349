import { z } from 'zod';
import type { Dice } from '../../dice/dice.ts';
import type { JsonObject } from '../../json.ts';
import { defineResolver } from '../define-resolver.ts';
import type { ResolverSpec } from '../system.ts';
import { resolveConflict } from './conflict.ts';
import { ARMORS, damageOf, TRAITS } from './damage.ts';
import { optionsSchema, type ScopOptions } from './options.ts';
import { figure, number } from './sheet.ts';
import { poolOf, rollTest } from './test-roll.ts';

const testInput = z.strictObject({
  skill: figure.default(0),
  helping: number.default(0),
  hindering: number.default(0),
  modifier: figure.default(0),
  /** Those beyond the first cost a die each (S9). */
  opponents: number.default(1),
});

const contender = z.strictObject({ id: z.string(), level: z.int() });

const conflictInput = z
  .strictObject({ one: contender, others: z.array(contender), target: z.string().optional() })
  .superRefine(({ one, others }, context) => {
    const ids = [one, ...others].map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice !== -1) context.addIssue({ code: 'custom', path: ['others', twice - 1, 'id'] });
  });

const damageInput = z.strictObject({
  margin: z.int(),
  traits: z.array(z.enum(TRAITS)).default([]),
  melee: z.boolean().default(true),
  strength: z.int().default(0),
  bonus: z.int().default(0),
  armor: z.enum(ARMORS).default('none'),
  penalty: z.int().default(0),
});

function resolveTest(input: z.infer<typeof testInput>, options: ScopOptions, dice: Dice): JsonObject {
  const { skill, helping, hindering, modifier, opponents } = input;
  const net = skill + helping - hindering + modifier - Math.max(0, opponents - 1);
  const pool = poolOf(options.dice, net);
  const { level, failed } = rollTest(pool, dice, (role) => role);
  if (pool.method === 'd10') return { level, failed, pool: pool.pool };
  return { level, failed, support: pool.support, penalty: pool.penalty };
}

function resolveDamage({ bonus, penalty, ...strike }: z.infer<typeof damageInput>): JsonObject {
  const others = [
    { label: 'term.damageBonus', value: bonus },
    { label: 'term.damagePenalty', value: -penalty },
  ] as const;
  return { damage: damageOf({ ...strike, others }).total };
}

/** What the command line answers about scop: test, conflict, damage. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver('test', testInput, optionsSchema, resolveTest),
  defineResolver('conflict', conflictInput, optionsSchema, ({ one, others, target }) => ({
    hits: resolveConflict(one, others, target ?? null),
  })),
  defineResolver('damage', damageInput, optionsSchema, resolveDamage),
];
