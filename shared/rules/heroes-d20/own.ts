import { z } from 'zod';
import { patchCombatant, requireCombatant, type Play } from '#shared/combat/play.ts';
import { slotOf } from '#shared/combat/slot.ts';
import type { Combatant } from '#shared/combat/state.ts';

/** The running state of a combatant that is heroes-d20's alone. */
export const ownSchema = z.strictObject({
  /** Turns whose time ran out (H5). */
  late: z.int().min(0).default(0),
  /** The round of the last of them, or null. */
  lateRound: z.int().nullable().default(null),
  /** The initiative total it came in with, rolled or typed, which no delay changes; null before that (H25). */
  rolledInitiative: z.int().nullable().default(null),
  /** MP left; null while they are those of the sheet (H15). */
  mp: z.int().min(0).nullable().default(null),
  /** The round of the last free draw of `quickDraw`, or null (H17). */
  quickDrawRound: z.int().nullable().default(null),
});

/** The running state as the rules read it. */
export type HeroesOwn = z.infer<typeof ownSchema>;

const ownSlot = slotOf(ownSchema);

/** A combatant's running state. */
export function ownOf({ own }: Combatant): HeroesOwn {
  return ownSlot.read(own, 'own');
}

/** Changes a combatant's running state. */
export function patchOwn(play: Play, id: string, patch: Partial<HeroesOwn>): void {
  const own = ownOf(requireCombatant(play.state, id));
  patchCombatant(play, id, { own: ownSlot.write({ ...own, ...patch }) });
}
