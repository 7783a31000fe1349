import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import type { LastingFigures } from '#shared/rules/system.ts';

const setupFields = z.object({
  combatants: z.array(
    z.object({
      id: z.string(),
      hp: z.object({ current: z.number(), max: z.number() }),
      sheet: z.record(z.string(), z.json()).default({}),
    }),
  ),
});

/** The points and the sheet somebody was brought into a fight with, from its stored setup; null for one who wasn't. */
export function figuresInSetup(setup: JsonObject, id: string): LastingFigures | null {
  const one = setupFields.parse(setup).combatants.find((combatant) => combatant.id === id);
  return one === undefined ? null : { hp: one.hp, sheet: one.sheet };
}
