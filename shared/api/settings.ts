import { z } from 'zod';
import { LOCALES } from '../text/locale.ts';

/** The narrator's settings, the same on every campaign. */
export const settingsFields = z.strictObject({
  locale: z.enum(LOCALES).default('pt-BR'),
  theme: z.enum(['dark', 'light', 'contrast']).default('dark'),
  /** Text size in percent. */
  textSize: z.int().min(80).max(200).default(100),
  /** Where naturals come from unless typed for one roll: `table` shows the fields for typing first. */
  diceMode: z.enum(['app', 'table']).default('app'),
  /** The campaign last worked in. */
  campaignId: z.uuid().nullable().default(null),
});

/** The narrator's settings. */
export type Settings = z.infer<typeof settingsFields>;
