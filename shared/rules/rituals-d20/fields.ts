import { z } from 'zod';
import { MOST_DICE } from './checks/pool.ts';
import { REACTIONS } from './attack/reactions.ts';

/** How far from 0 a figure of a request may be. */
export const MOST_FIGURE = 99;

/** A modifier the narrator gives; 0 unless said. */
export const modifierField = z.int().default(0);

/** Dice added to a pool; 0 unless said (N1). */
export const extraDiceField = z.int().min(-MOST_DICE).max(MOST_DICE).default(0);

/** What the one attacked does; nothing unless said (N5). */
export const reactionField = z.enum(REACTIONS).default('none');

/** What an attack takes in every command that makes one. */
export const attackFields = {
  weapon: z.string(),
  /** The target's (N5). */
  reaction: reactionField,
  modifier: modifierField,
  extraDice: extraDiceField,
  /** On the target's Defesa: prone, cover and what else the narrator counts (N14). */
  targetModifier: modifierField,
};
