import { z } from 'zod';
import { idsOnce } from '#shared/schema/told-apart.ts';
import { say } from '#shared/text/translate.ts';
import { defineOdds } from '#shared/rules/kit/define-odds.ts';
import { defineResolver } from '#shared/rules/kit/define-resolver.ts';
import type { OddsRules, ResolverSpec } from '#shared/rules/system.ts';
import { ACTION_KINDS, spendRefusal } from './turn/actions.ts';
import { attackSchema, conditionsField } from './attack/attack-input.ts';
import { resolveAttack } from './attack/attack.ts';
import { resolveFeint } from './maneuver/feint.ts';
import { delayLimit, resolveInitiative } from './turn/initiative.ts';
import { MANEUVER_KINDS, resolveManeuver } from './maneuver/maneuver.ts';
import { movementMeters } from './turn/movement.ts';
import { attackOddsIn } from './attack/attack-preview.ts';
import { attackOdds } from './attack/odds.ts';
import { optionsSchema } from './options.ts';
import { resolveResistance } from './checks/resist.ts';
import { resolveSkill } from './checks/skill.ts';
import { heroesMessage } from './words/texts.ts';

const optional = z.int().default(0);

const initiativeInput = z.strictObject({
  combatants: z
    .array(z.strictObject({ id: z.string(), initiative: z.int(), dex: z.int() }))
    .superRefine(idsOnce),
});

const resistInput = z.strictObject({
  skill: z.int(),
  bonus: optional,
  armorClass: optional,
  difficulty: z.int(),
  conditions: conditionsField,
});

const skillInput = resistInput.omit({ armorClass: true });

const maneuverSide = z.strictObject({ fighting: z.int(), bonus: optional, conditions: conditionsField });

const maneuverInput = z.strictObject({
  kind: z.enum(MANEUVER_KINDS),
  attacker: maneuverSide,
  target: maneuverSide,
});

const feintInput = z.strictObject({
  deception: z.int(),
  bonus: optional,
  conditions: conditionsField,
  targetInitiative: z.int(),
});

const actionsInput = z.strictObject({ spend: z.array(z.enum(ACTION_KINDS)) });
const movementInput = z.strictObject({ dex: z.int(), speedBonus: z.int().nullable().default(null) });
const delayInput = z.strictObject({ initiative: z.int() });

const SKILL = heroesMessage('term.skill');
const RESISTANCE = heroesMessage('term.resistance');

/** The odds of an attack (H6 to H14). */
export const odds: OddsRules = defineOdds({
  input: attackSchema,
  options: optionsSchema,
  odds: attackOdds,
  foresee: attackOddsIn,
  criticals: true,
});

/** What the command line answers about heroes-d20 besides the odds, field by field as `headless.md` says. */
export const resolvers: readonly ResolverSpec[] = [
  defineResolver('initiative', initiativeInput, optionsSchema, ({ combatants }, _options, dice) => ({
    order: resolveInitiative(combatants, dice),
  })),
  defineResolver(
    'attack',
    attackSchema,
    optionsSchema,
    (input, options, dice) => resolveAttack(input, options, dice).outcome,
  ),
  defineResolver(
    'resist',
    resistInput,
    optionsSchema,
    (input, _options, dice) => resolveResistance(input, RESISTANCE, dice).outcome,
  ),
  defineResolver(
    'skill',
    skillInput,
    optionsSchema,
    (input, _options, dice) => resolveSkill(input, SKILL, dice).outcome,
  ),
  defineResolver(
    'maneuver',
    maneuverInput,
    optionsSchema,
    ({ kind, attacker, target }, _options, dice) => resolveManeuver(kind, attacker, target, dice).outcome,
  ),
  defineResolver(
    'feint',
    feintInput,
    optionsSchema,
    (input, _options, dice) => resolveFeint(input, dice).outcome,
  ),
  defineResolver('actions', actionsInput, optionsSchema, ({ spend }) => {
    const refusal = spendRefusal(spend);
    return { legal: refusal === null, reason: refusal === null ? null : say(refusal, 'pt-BR') };
  }),
  defineResolver('movement', movementInput, optionsSchema, ({ dex, speedBonus }) => ({
    meters: movementMeters(dex, speedBonus),
  })),
  defineResolver('delay-limit', delayInput, optionsSchema, ({ initiative }) => ({
    lowest: delayLimit(initiative),
  })),
];
