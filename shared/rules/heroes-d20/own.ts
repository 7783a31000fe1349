import { z } from 'zod';
import { slotOf } from '../../combat/slot.ts';

/** The running state of a combatant that is heroes-d20's alone. */
export const ownSchema = z.strictObject({
  /** Turns whose time ran out (H5). */
  late: z.int().min(0).default(0),
  /** The round of the last of them, or null. */
  lateRound: z.int().nullable().default(null),
});

/** The typed view of a combatant's running state. */
export const ownSlot = slotOf(ownSchema);
