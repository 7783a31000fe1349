import { z } from 'zod';
import { LABEL_SCHEMES } from '#shared/combat/labels.ts';
import { exportChoice } from './exports.ts';
import { DICE_MODES, RAIL_WORDS, THEMES } from '#shared/records/settings-choices.ts';
import { USUAL_SETTINGS } from '#shared/records/usual-settings.ts';
import { playerZoom } from './player.ts';
import { PORTRAITS_SHOWN } from '#shared/player/portraits.ts';
import { LOCALES } from '#shared/text/locale.ts';

/** The most keys a command can have. */
export const KEYS_OF_A_COMMAND = 8;

const fields = {
  locale: z.enum(LOCALES),
  theme: z.enum(THEMES),
  /** Text size in percent. */
  textSize: z.int().min(80).max(200),
  railWords: z.enum(RAIL_WORDS),
  diceMode: z.enum(DICE_MODES),
  /** Whether the welcome of the first start was left. */
  welcomed: z.boolean(),
  /** The hints of a first fight: in which fight they are shown, or in the next one opened, and those that are done. */
  hints: z.strictObject({
    fight: z.union([z.uuid(), z.literal('next')]).nullable(),
    done: z.array(z.string().max(40)).max(50),
  }),
  /** The campaign last worked in. */
  campaignId: z.uuid().nullable(),
  /** Whether nobody in the order is moved by hand. */
  orderLocked: z.boolean(),
  /** How equals who join a fight are told apart. */
  labels: z.enum(LABEL_SCHEMES),
  /** The narrator's own keys by the id of the command; a command that isn't named has those it comes with. */
  keys: z.record(z.string().min(1).max(100), z.array(z.string().min(1).max(40)).max(KEYS_OF_A_COMMAND)),
  /** Size of the players' screen in percent. */
  playerZoom,
  /** Whose portraits the players see. */
  playerPortraits: z.enum(PORTRAITS_SHOWN),
  /** What was chosen for the last export. */
  exporting: exportChoice,
};

const whole = z.strictObject(fields);

/** The narrator's settings. */
export type Settings = z.infer<typeof whole>;

/** The narrator's settings, the same on every campaign; what isn't there is as usual. */
export const settingsFields = z.strictObject({
  locale: fields.locale.default(USUAL_SETTINGS.locale),
  theme: fields.theme.default(USUAL_SETTINGS.theme),
  textSize: fields.textSize.default(USUAL_SETTINGS.textSize),
  railWords: fields.railWords.default(USUAL_SETTINGS.railWords),
  diceMode: fields.diceMode.default(USUAL_SETTINGS.diceMode),
  welcomed: fields.welcomed.default(USUAL_SETTINGS.welcomed),
  hints: fields.hints.default(USUAL_SETTINGS.hints),
  campaignId: fields.campaignId.default(USUAL_SETTINGS.campaignId),
  orderLocked: fields.orderLocked.default(USUAL_SETTINGS.orderLocked),
  labels: fields.labels.default(USUAL_SETTINGS.labels),
  keys: fields.keys.default(USUAL_SETTINGS.keys),
  playerZoom: fields.playerZoom.default(USUAL_SETTINGS.playerZoom),
  playerPortraits: fields.playerPortraits.default(USUAL_SETTINGS.playerPortraits),
  exporting: fields.exporting.prefault({}),
});

/** What may be changed at once; without defaults, or what isn't named would fall back to them. */
export const settingsChange = whole.partial();
