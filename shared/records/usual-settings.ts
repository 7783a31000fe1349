/** Size of the players' screen in percent. */
export const PLAYER_ZOOM = { min: 50, max: 300, step: 10, usual: 100 } as const;

/** What holds until the narrator chooses otherwise, and until the settings are read. (Free of zod: the first screen has it.) */
export const USUAL_SETTINGS = {
  locale: 'pt-BR' as const,
  theme: 'dark' as const,
  textSize: 100,
  railWords: 'under' as const,
  diceMode: 'app' as const,
  welcomed: false,
  hints: { fight: null, done: [] },
  campaignId: null,
  orderLocked: false,
  labels: 'numbers' as const,
  keys: {},
  playerZoom: PLAYER_ZOOM.usual,
  playerPortraits: 'party' as const,
  exporting: {
    forPlayers: false,
    corrections: true,
    paper: 'A4' as const,
    separator: ';' as const,
    bom: true,
    format: 'pdf' as const,
  },
};
