import { z } from 'zod';
import { newCombat } from '#shared/engine/new-combat.ts';
import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { combatantFields } from '#shared/combat/new-combatant.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { FOCUSES } from '#shared/arena/focus.ts';
import { isFoe } from '#shared/arena/fighter.ts';
import type { FightPolicy, Plan } from '#shared/arena/policy.ts';

const focus = z.enum(FOCUSES);

/** A fight to forecast, as a request or an encounter gives it. */
export const forecastSetup = z.strictObject({
  combatants: z.array(combatantFields),
  /** Those who come in later rounds. */
  reserves: z
    .array(
      z.strictObject({
        round: z.int().min(2),
        combatant: combatantFields,
        surprised: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Ids of those caught unaware. */
  surprised: z.array(z.string()).default([]),
  options: z.looseObject({}).default({}),
  /** The conditions that the narrator made. */
  conditions: z.array(z.unknown()).default([]),
  /** Whom everyone goes for; left out: as the system's policy says. */
  policy: z
    .union([focus.transform((one) => ({ focus: one })), z.strictObject({ focus: focus.optional() })])
    .default({}),
});

/** What a fight to forecast is set up from. */
export type ForecastSetup = z.input<typeof forecastSetup>;

/** A fight made ready to be forecast, with the policy it will be fought by. */
export interface Planned {
  readonly system: RuleSystem;
  readonly plan: Plan;
  readonly policy: FightPolicy;
}

/**
 * Checks a fight to forecast, errors under `base`. `NOT_ALLOWED` for a system without a policy and for a fight with nobody
 * on one side, or nobody there as it begins. What only has a place in the order (a lair, a trap) is left out: nothing is known of what it does.
 */
export function planForecast(system: RuleSystem, setup: unknown, base = 'forecast'): Planned {
  const { policy } = system;
  if (policy === undefined)
    throw new RodadaError('NOT_ALLOWED', message('error.noForecast', { system: system.name }), {
      path: 'system',
    });
  const read = readWith(forecastSetup, setup, base);
  const { combatants, reserves, options, conditions, surprised } = read;
  const state = newCombat(system, { combatants, reserves, options, conditions }, base);
  const known = new Set(state.combatants.map(({ id }) => id));
  for (const [index, id] of surprised.entries()) {
    if (known.has(id)) continue;
    throw new RodadaError('NOT_ALLOWED', message('error.unknownCombatant', { id }), {
      path: `${base}.surprised[${index}]`,
    });
  }
  const fighting = {
    ...state,
    combatants: state.combatants.filter(({ kind }) => kind === 'fighter'),
    reserves: state.reserves.filter(({ combatant }) => combatant.kind === 'fighter'),
  };
  requireBothSides(fighting, base);
  return { system, plan: { state: fighting, surprised, focus: read.policy.focus ?? policy.focus }, policy };
}

function requireBothSides({ combatants, reserves }: Plan['state'], base: string): void {
  const all = [...combatants, ...reserves.map(({ combatant }) => combatant)];
  const foes = all.filter(isFoe).length;
  if (combatants.length > 0 && foes > 0 && foes < all.length) return;
  throw new RodadaError('NOT_ALLOWED', message('error.oneSided'), { path: `${base}.combatants` });
}
