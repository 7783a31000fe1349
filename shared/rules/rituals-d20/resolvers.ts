import { z } from 'zod';
import { diceText } from '#shared/schema/dice-text.ts';
import { idsOnce } from '#shared/schema/told-apart.ts';
import { defineOdds } from '#shared/rules/kit/define-odds.ts';
import { defineResolver } from '#shared/rules/kit/define-resolver.ts';
import type { OddsRules, ResolverSpec } from '#shared/rules/system.ts';
import { resolveAttack, type AttackInput } from './attack/attack.ts';
import { extraDiceField, MOST_FIGURE, reactionField } from './fields.ts';
import { resolveInitiative } from './turn/initiative.ts';
import { OPPOSED, resolveOpposed } from './maneuver/maneuver.ts';
import { movementMeters } from './turn/movement.ts';
import { attackOdds, attackOddsIn } from './attack/odds.ts';
import { optionsSchema } from './options.ts';
import { NO_TERMS } from './checks/pool-check.ts';
import { resolveCheck } from './checks/skill-check.ts';
import { LABELS } from './checks/terms.ts';

const figure = z.int().min(-MOST_FIGURE).max(MOST_FIGURE);
const modifier = figure.default(0);

const checkInput = z.strictObject({
  attribute: figure,
  skill: figure,
  extraDice: extraDiceField,
  difficulty: figure.nullable().default(null),
});

const attackInput = z.strictObject({
  attacker: z.strictObject({
    attribute: figure,
    skill: figure,
    extraDice: extraDiceField,
    modifier,
  }),
  target: z.strictObject({
    defense: figure,
    reaction: reactionField,
    constitution: modifier,
    dexterity: modifier,
    modifier,
  }),
  weapon: z.strictObject({ damage: diceText }),
});

const opposedSide = z.strictObject({ attribute: figure, skill: figure, modifier });

const opposedInput = z.strictObject({ kind: z.enum(OPPOSED), attacker: opposedSide, target: opposedSide });

const initiativeInput = z.strictObject({
  combatants: z
    .array(z.strictObject({ id: z.string(), agility: figure, initiative: figure }))
    .superRefine(idsOnce),
});

const movementInput = z.strictObject({
  constitution: figure,
  vigor: figure,
  agility: figure,
  builtVigor: figure,
  builtAgility: figure,
});

/** What a bare figure of a request lacks to be a side of a check. */
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
  defineResolver('test', checkInput, optionsSchema, ({ difficulty, ...roller }, options, dice) => {
    return resolveCheck({ ...roller, ...UNNAMED, modifier: 0 }, difficulty, options, dice).outcome;
  }),
  defineResolver('attack', attackInput, optionsSchema, (asked, options, dice) => {
    return resolveAttack(attackOf(asked), options, dice).outcome;
  }),
  defineResolver('maneuver', opposedInput, optionsSchema, ({ kind, attacker, target }, options, dice) => {
    const starter = { ...attacker, ...UNNAMED, extraDice: 0 };
    const other = { ...target, ...UNNAMED, extraDice: 0 };
    return resolveOpposed({ kind, starter, other }, options, dice).outcome;
  }),
  defineResolver('initiative', initiativeInput, optionsSchema, ({ combatants }, options, dice) => ({
    order: resolveInitiative(combatants, options, dice),
  })),
  defineResolver('movement', movementInput, optionsSchema, (build) => ({ meters: movementMeters(build) })),
];
