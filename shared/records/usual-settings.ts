import { PLAYER_ZOOM } from '#shared/player/zoom.ts';
import type { Settings } from '#shared/api/settings.ts';

/** What holds until the narrator chooses otherwise, and until the settings are read. (Free of zod: the first screen has it.) */
export const USUAL_SETTINGS: Settings = {
  locale: 'pt-BR',
  theme: 'dark',
  textSize: 100,
  railWords: 'under',
  diceMode: 'app',
  welcomed: false,
  hints: { fight: null, done: [] },
  campaignId: null,
  orderLocked: false,
  labels: 'numbers',
  keys: {},
  playerZoom: PLAYER_ZOOM.usual,
  playerPortraits: 'party',
  exporting: { forPlayers: false, corrections: true, paper: 'A4', separator: ';', bom: true, format: 'pdf' },
};
