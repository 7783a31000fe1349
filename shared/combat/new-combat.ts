import { z } from 'zod';
import { RodadaError } from '../errors.ts';
import type { RuleSystem } from '../rules/system.ts';
import { readWith } from '../schema/read.ts';
import { message } from '../text/translate.ts';
import { combatantFields, newCombatant } from './new-combatant.ts';
import type { CombatState } from './state.ts';

/** A fight before its first command, as a file or an encounter gives it. */
export const combatSetup = z.strictObject({
  combatants: z.array(combatantFields),
  options: z.looseObject({}).default({}),
});

/** What a fight is set up from. */
export type CombatSetup = z.input<typeof combatSetup>;

/** The state before the first command; everything is checked here, errors under `base` (`combat.combatants[0].hp.max`). */
export function newCombat(system: RuleSystem, setup: unknown, base = 'combat'): CombatState {
  const { combatants, options } = readWith(combatSetup, setup, base);
  const ids = new Set<string>();
  for (const [index, { id }] of combatants.entries()) {
    const path = `${base}.combatants[${index}].id`;
    if (ids.has(id)) throw new RodadaError('BAD_REQUEST', message('error.combatantTwice', { id }), { path });
    ids.add(id);
  }
  const house = readWith(system.options, options, `${base}.options`);
  return {
    system: system.id,
    options: house,
    status: 'setup',
    round: 0,
    count: 0,
    order: [],
    acted: [],
    turn: null,
    interrupted: [],
    combatants: combatants.map((one, index) =>
      newCombatant(system, house, one, `${base}.combatants[${index}]`),
    ),
    joining: [],
    own: {},
  };
}
