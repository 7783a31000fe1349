import { z } from 'zod';
import { combatantFields } from '#shared/combat/new-combatant.ts';
import type { JsonObject } from '#shared/json.ts';
import { commandsIn, presenceSteps } from '#shared/log/presence.ts';
import type { CombatRow } from '#shared/records/combat.ts';
import { jsonObject } from '#shared/records/fields.ts';
import { readWith } from '#shared/schema/read.ts';

const member = combatantFields.extend({ sheet: jsonObject.default({}) });

/** Somebody as a fight's setup or a command brought them in, whatever became of them. */
export interface Cast {
  readonly combatant: z.output<typeof member>;
  /** The round they came in, or were to come in; 1 for those there from the beginning. */
  readonly wave: number;
  readonly surprised: boolean;
}

const storedSetup = z.object({
  combatants: z.array(member),
  reserves: z
    .array(z.object({ round: z.int().min(1), combatant: member, surprised: z.boolean().default(false) }))
    .default([]),
});
const adding = z.object({
  type: z.literal('add-combatant'),
  combatant: member,
  surprised: z.boolean().default(false),
});

/**
 * Everybody a fight has had, in the order they were brought in: those of its setup, then those that commands in force
 * added. `surprised` names those of the setup who were caught unaware. A setup that can't be read is refused under `setup`.
 */
export function castOf(
  setup: JsonObject,
  rows: readonly CombatRow[],
  surprised: readonly string[],
): readonly Cast[] {
  const { combatants, reserves } = readWith(storedSetup, setup, 'setup');
  return [
    ...combatants.map((combatant) => ({ combatant, wave: 1, surprised: surprised.includes(combatant.id) })),
    ...reserves.map(({ combatant, round, surprised: unaware }) => ({
      combatant,
      wave: round,
      surprised: unaware,
    })),
    ...presenceSteps(setup, rows).flatMap(({ row, before }) =>
      addedBy(row.command).map((one) => ({ ...one, wave: Math.max(1, before.round) })),
    ),
  ];
}

function addedBy(command: unknown): readonly Omit<Cast, 'wave'>[] {
  return commandsIn(command).flatMap((one) => {
    const { success, data } = adding.safeParse(one);
    return success ? [data] : [];
  });
}
