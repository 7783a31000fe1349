import { z } from 'zod';
import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import { placedObject, type PlacedObject } from '#shared/rules/placed-object.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readWith } from '#shared/schema/read.ts';
import { message } from '#shared/text/message.ts';
import { nameOf } from '#shared/combat/name.ts';
import { combatantFields, newCombatant, type CombatantFields } from '#shared/combat/new-combatant.ts';
import { readOwnConditions } from '#shared/combat/conditions/read-own-conditions.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';

/** A fight before its first command, as a file or an encounter gives it. */
export const combatSetup = z.strictObject({
  combatants: z.array(combatantFields),
  options: z.looseObject({}).default({}),
  /** Those who come later, each in the round of its wave. */
  reserves: z
    .array(
      z.strictObject({
        round: z.int().min(1),
        combatant: combatantFields,
        initiative: z.int().nullable().default(null),
        surprised: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Those who share a place in the order, the leader of each first. */
  linked: z.array(z.array(z.string()).min(2)).default([]),
  /** Objects of the scene, for systems in which they count. */
  objects: z.array(placedObject).default([]),
  /** The conditions that the narrator made. */
  conditions: z.array(z.unknown()).default([]),
});

/** The state before the first command; everything is checked here, errors under `base` (`combat.combatants[0].hp.max`). */
export function newCombat(system: RuleSystem, setup: unknown, base = 'combat'): CombatState {
  const { combatants, options, reserves, objects, linked, conditions } = readWith(combatSetup, setup, base);
  const names = new Map<string, ReturnType<typeof nameOf>>();
  const given = [
    ...combatants.map((one, index) => ({ one, path: `${base}.combatants[${index}].id` })),
    ...reserves.map(({ combatant: one }, index) => ({
      one,
      path: `${base}.reserves[${index}].combatant.id`,
    })),
  ];
  for (const { one, path } of given) {
    const { id } = one;
    const other = names.get(id);
    if (other !== undefined)
      throw new RodadaError('BAD_REQUEST', message('error.combatantTwice', { id, name: other }), { path });
    names.set(id, nameOf(one));
  }
  requireLinks(system, combatants, linked, `${base}.linked`);
  const house = readWith(system.options, options, `${base}.options`);
  const ownConditions = readOwnConditions(system, conditions, `${base}.conditions`);
  const bring = (one: CombatantFields, path: string): Combatant =>
    newCombatant(system, house, one, { base: path, ownConditions });
  return {
    system: system.id,
    options: house,
    status: 'setup',
    round: 0,
    count: 0,
    order: [],
    linked,
    acted: [],
    turn: null,
    interrupted: [],
    combatants: combatants.map((one, index) => bring(one, `${base}.combatants[${index}]`)),
    joining: [],
    reserves: reserves.map((reserve, index) => ({
      ...reserve,
      combatant: bring(reserve.combatant, `${base}.reserves[${index}].combatant`),
    })),
    lapsed: [],
    ownConditions,
    ticks: [],
    own: sceneOf(system, objects, `${base}.objects`),
  };
}

/** Links name those of the fight, each once, in a system that has any. */
function requireLinks(
  { turns, name }: RuleSystem,
  combatants: readonly { readonly id: string }[],
  linked: readonly (readonly string[])[],
  path: string,
): void {
  if (linked.length > 0 && turns.links === undefined)
    throw new RodadaError('BAD_REQUEST', message('error.noLinks', { system: name }), { path });
  const free = new Set(combatants.map(({ id }) => id));
  for (const [place, link] of linked.entries()) {
    for (const [index, id] of link.entries()) {
      if (free.delete(id)) continue;
      const said = message('error.linkedUnknown', { id });
      throw new RodadaError('BAD_REQUEST', said, { path: `${path}[${place}][${index}]` });
    }
  }
}

/** A fight with nothing in its scene begins with no state of its system's own. */
function sceneOf(system: RuleSystem, objects: readonly PlacedObject[], path: string): JsonObject {
  if (objects.length === 0) return {};
  const scene = system.objects?.scene;
  if (scene === undefined) throw new RodadaError('NOT_ALLOWED', message('error.noObjects'), { path });
  return scene(objects);
}
