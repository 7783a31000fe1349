import { z } from 'zod';
import type { Dice } from '#shared/dice/dice.ts';
import type { JsonObject } from '#shared/json.ts';
import { firstRepeated } from '#shared/schema/told-apart.ts';
import type { AttackOdds } from '#shared/rules/attack-odds.ts';
import { defineOdds } from '#shared/rules/kit/define-odds.ts';
import { defineResolver } from '#shared/rules/kit/define-resolver.ts';
import type { OddsRules, ResolverSpec } from '#shared/rules/system.ts';
import { resolveConflict } from './attack/conflict.ts';
import { ARMORS, damageOf, TRAITS } from './attack/damage.ts';
import { attackOddsFor } from './attack/foreseen.ts';
import { conflictOdds, NO_CHECK, type Opposed } from './attack/odds.ts';
import { levelChances, type LevelChance } from './checks/check-odds.ts';
import { optionsSchema, type ScopOptions } from './options.ts';
import { figure, number } from './sheet/sheet.ts';
import { poolOf, rollCheck } from './checks/check-roll.ts';

const checkFields = {
  skill: figure.default(0),
  helping: number.default(0),
  hindering: number.default(0),
  modifier: figure.default(0),
  /** Those beyond the first cost a die each (S9). */
  opponents: number.default(1),
};

const checkInput = z.strictObject(checkFields);

type CheckInput = z.infer<typeof checkInput>;

const contender = z.strictObject({ id: z.string(), level: figure });

const conflictInput = z
  .strictObject({ one: contender, others: z.array(contender), target: z.string().optional() })
  .superRefine(({ one, others }, context) => {
    const twice = firstRepeated([one, ...others].map(({ id }) => id));
    if (twice !== -1) context.addIssue({ code: 'custom', path: ['others', twice - 1, 'id'] });
  });

const strikeFields = {
  traits: z.array(z.enum(TRAITS)).default([]),
  melee: z.boolean().default(true),
  strength: figure.default(0),
  bonus: figure.default(0),
  penalty: figure.default(0),
};

const armorField = z.enum(ARMORS).default('none');

const damageInput = z.strictObject({ margin: figure, ...strikeFields, armor: armorField });

type DamageInput = z.infer<typeof damageInput>;

/** One attack of a conflict, asked about before anybody rolls. */
const attackInput = z.strictObject({
  attacker: z.strictObject({ ...checkFields, ...strikeFields }),
  /** `unaware`: it doesn't roll, and the whole level is the margin (S12). */
  target: z.strictObject({ ...checkFields, armor: armorField, unaware: z.boolean().default(false) }),
  /** Other opponents whom the attacker hits rather than the target if it beats them (S9). */
  rather: z.array(checkInput).default([]),
});

function poolFor({ skill, helping, hindering, modifier, opponents }: CheckInput, { dice }: ScopOptions) {
  return poolOf(dice, skill + helping - hindering + modifier - Math.max(0, opponents - 1));
}

function resolveCheck(input: CheckInput, options: ScopOptions, dice: Dice): JsonObject {
  const pool = poolFor(input, options);
  const { level, failed } = rollCheck(pool, dice, (role) => role);
  if (pool.method === 'd10') return { level, failed, pool: pool.pool };
  return { level, failed, support: pool.support, penalty: pool.penalty };
}

function damageFor({ bonus, penalty, ...strike }: DamageInput): number {
  const others = [
    { label: 'term.damageBonus', value: bonus },
    { label: 'term.damagePenalty', value: -penalty },
  ] as const;
  return damageOf({ ...strike, others }).total;
}

function oddsFor(
  { attacker, target, rather }: z.infer<typeof attackInput>,
  options: ScopOptions,
): AttackOdds {
  const levelsOf = (check: CheckInput): readonly LevelChance[] => levelChances(poolFor(check, options));
  const against = (levels: readonly LevelChance[]): Opposed => ({
    levels,
    margin: (own, itsLevel) => own.level - itsLevel,
  });
  const { traits, melee, strength, bonus, penalty } = attacker;
  const { armor } = target;
  return conflictOdds({
    own: levelsOf(attacker),
    target: against(target.unaware ? NO_CHECK : levelsOf(target)),
    rather: rather.map((one) => against(levelsOf(one))),
    damage: (margin) => damageFor({ margin, traits, melee, strength, bonus, penalty, armor }),
  });
}

/** The odds of one attack of a conflict (S7, S9, S10, S12). */
export const odds: OddsRules = defineOdds({
  input: attackInput,
  options: optionsSchema,
  odds: oddsFor,
  foresee: attackOddsFor,
  criticals: false,
});

/** What the command line answers about scop besides the odds: test, conflict, damage. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver('test', checkInput, optionsSchema, resolveCheck),
  defineResolver('conflict', conflictInput, optionsSchema, ({ one, others, target }) => ({
    hits: resolveConflict(one, others, target ?? null),
  })),
  defineResolver('damage', damageInput, optionsSchema, (input) => ({ damage: damageFor(input) })),
];
