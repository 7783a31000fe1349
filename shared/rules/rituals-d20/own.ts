import { z } from 'zod';
import { patchCombatant, requireCombatant, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Combatant } from '#shared/combat/state.ts';

/** The running state of a combatant that is rituals-d20's alone. */
const ownSchema = z.strictObject({
  /** A ritual of several rounds in progress: rounds done, and the last round it was worked on (N12). */
  casting: z
    .strictObject({ ritual: z.string(), done: z.int().min(1), round: z.int() })
    .nullable()
    .default(null),
});

/** A combatant's running state as the rules read it. */
export type RitualsOwn = z.infer<typeof ownSchema>;

const ownSlot = slotOf(ownSchema);

/** A combatant's running state. */
export function ownOf({ own }: Combatant): RitualsOwn {
  return ownSlot.read(own, 'own');
}

/** Changes fields of a combatant's running state. */
export function patchOwn(play: Play, id: string, patch: Partial<RitualsOwn>): void {
  const before = ownOf(requireCombatant(play.state, id));
  patchCombatant(play, id, { own: ownSlot.write({ ...before, ...patch }) });
}
