import { z } from 'zod';
import { patchCombatant, requireCombatant, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Combatant } from '#shared/combat/state.ts';

const ownSchema = z.strictObject({
  /** The engagement group it is in (S5); null: out of everybody's reach. */
  group: z.string().nullable().default(null),
  /** Dice its wounds cost in this turn, fixed when the turn began (S11). */
  woundDice: z.int().min(0).default(0),
});

/** What the system keeps of a combatant during a fight. */
export type ScopOwn = z.infer<typeof ownSchema>;

const ownSlot = slotOf(ownSchema);

/** The system's running state of a combatant. */
export function ownOf(combatant: Combatant): ScopOwn {
  return ownSlot.read(combatant.own, 'own');
}

/** Changes the system's running state of a combatant. */
export function patchOwn(play: Play, id: string, patch: Partial<ScopOwn>): void {
  const own = ownOf(requireCombatant(play.state, id));
  patchCombatant(play, id, { own: ownSlot.write({ ...own, ...patch }) });
}
