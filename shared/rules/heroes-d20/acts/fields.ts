import { z } from 'zod';

/** A bonus or penalty the narrator gives a roll; 0 unless said. */
export const bonusField = z.int().default(0);

/** Free words of the narrator about an act. */
export const wordsField = z.string().min(1).max(500);

/** What a total must reach; null or left out: the narrator judges it. */
export const difficultyField = z.int().nullable().default(null);
