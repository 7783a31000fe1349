import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { situation } from '#shared/rules/scop/figures.ts';

const vitality = z.strictObject({
  band: z.enum(['unhurt', 'hurt', 'badly-hurt', 'out', 'dead']),
  /** Dice its wounds will cost from the next turn on (S11). */
  nextDice: z.int(),
});

/** How badly somebody is wounded (S11). */
export type Vitality = z.infer<typeof vitality>;

const situationSlot = slotOf(z.object({ vitality: z.record(z.string(), vitality) }));

/** How badly everybody is wounded, by id, as the rules tell it. */
export function vitalityOf(state: CombatState): Readonly<Record<string, Vitality>> {
  return situationSlot.read(situation(state), 'situation').vitality;
}
