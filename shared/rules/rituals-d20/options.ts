import { z } from 'zod';
import { slotOf } from '#shared/combat/slot.ts';
import { ATTRIBUTES } from './sheet/attributes.ts';

const cost = z.enum(['standard', 'movement']);

/** House options of rituals-d20, with what the rules say by default. */
export const optionsSchema = z.strictObject({
  /** What a pool of 0 rolls (N1). */
  zeroAttribute: z.enum(['worst-of-two', 'one-die']).default('worst-of-two'),
  /** What being flat-footed takes off Defesa (N14). */
  flatFootedDefense: z.int().min(0).default(5),
  /** The action one pays to free oneself from a grapple (N9). */
  breakFree: cost.default('standard'),
  /** The action one pays to draw a weapon (N15). */
  drawWeapon: cost.default('standard'),
  /** Words one may speak in a turn (N13). */
  wordsPerTurn: z.int().min(0).default(20),
  /** Whether equal creatures roll initiative together. */
  groupInitiative: z.boolean().default(false),
  /** The attribute whose pool manoeuvres roll, of each side its own (N9). */
  maneuverAttribute: z.enum(ATTRIBUTES).default('strength'),
});

/** The house options as the rules read them. */
export type RitualsOptions = z.infer<typeof optionsSchema>;

/** The typed view of a fight's options. */
export const optionsSlot = slotOf(optionsSchema);
