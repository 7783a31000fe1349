import { z } from 'zod';
import { diceText } from '../../schema/dice-text.ts';
import { defineOdds } from '../kit/define-odds.ts';
import { defineResolver } from '../kit/define-resolver.ts';
import type { OddsRules, ResolverSpec } from '../system.ts';
import { resolveAttack, type AttackInput } from './attack/attack.ts';
import { extraDiceField, modifierField, reactionField } from './fields.ts';
import { resolveInitiative } from './turn/initiative.ts';
import { OPPOSED, resolveOpposed } from './maneuver/maneuver.ts';
import { movementMeters } from './turn/movement.ts';
import { attackOdds, attackOddsIn } from './attack/odds.ts';
import { optionsSchema } from './options.ts';
import { MOST_DICE } from './checks/pool.ts';
import { NO_TERMS } from './checks/pool-test.ts';
import { resolveTest } from './checks/skill-test.ts';
import { LABELS } from './checks/terms.ts';

const attribute = z.int().min(-MOST_DICE).max(MOST_DICE);

const testInput = z.strictObject({
  attribute,
  skill: z.int(),
  extraDice: extraDiceField,
  difficulty: z.int().nullable().default(null),
});

const attackInput = z.strictObject({
  attacker: z.strictObject({
    attribute,
    skill: z.int(),
    extraDice: extraDiceField,
    modifier: modifierField,
  }),
  target: z.strictObject({
    defense: z.int(),
    reaction: reactionField,
    constitution: z.int().default(0),
    dexterity: z.int().default(0),
    modifier: modifierField,
  }),
  weapon: z.strictObject({ damage: diceText }),
});

const opposedSide = z.strictObject({ attribute, skill: z.int(), modifier: modifierField });

const opposedInput = z.strictObject({ kind: z.enum(OPPOSED), attacker: opposedSide, target: opposedSide });

const initiativeInput = z.strictObject({
  combatants: z
    .array(z.strictObject({ id: z.string(), agility: attribute, initiative: z.int() }))
    .superRefine((combatants, context) => {
      const twice = combatants.findIndex(
        ({ id }, index) => combatants.findIndex((one) => one.id === id) !== index,
      );
      if (twice !== -1) context.addIssue({ code: 'custom', path: [twice, 'id'] });
    }),
});

const movementInput = z.strictObject({
  constitution: z.int(),
  vigor: z.int(),
  agility: z.int(),
  builtVigor: z.int(),
  builtAgility: z.int(),
});

/** What a bare figure of a request lacks to be a side of a test. */
const UNNAMED = { label: LABELS.skill, terms: NO_TERMS };

function attackOf({ attacker, target, weapon }: z.infer<typeof attackInput>): AttackInput {
  return { attacker: { ...attacker, ...UNNAMED }, target: { ...target, terms: NO_TERMS }, weapon };
}

/** The odds of an attack (N1, N2, N5, N6). */
export const odds: OddsRules = defineOdds({
  input: attackInput,
  options: optionsSchema,
  odds: (asked, options) => attackOdds(attackOf(asked), options),
  foresee: attackOddsIn,
  criticals: false,
});

/** What the command line answers about rituals-d20 besides the odds, field by field as `headless.md` says. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver('test', testInput, optionsSchema, ({ difficulty, ...tester }, options, dice) => {
    return resolveTest({ ...tester, ...UNNAMED, modifier: 0 }, difficulty, options, dice).outcome;
  }),
  defineResolver('attack', attackInput, optionsSchema, (asked, options, dice) => {
    return resolveAttack(attackOf(asked), options, dice).outcome;
  }),
  defineResolver('maneuver', opposedInput, optionsSchema, ({ kind, attacker, target }, options, dice) => {
    return resolveOpposed(
      kind,
      { ...attacker, ...UNNAMED, extraDice: 0 },
      { ...target, ...UNNAMED, extraDice: 0 },
      options,
      dice,
    ).outcome;
  }),
  defineResolver('initiative', initiativeInput, optionsSchema, ({ combatants }, options, dice) => ({
    order: resolveInitiative(combatants, options, dice),
  })),
  defineResolver('movement', movementInput, optionsSchema, (build) => ({ meters: movementMeters(build) })),
];
