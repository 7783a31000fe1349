/** What a first fight teaches as it is played, in Brazilian Portuguese. */
export const hints = {
  'hint.maneuver': 'Manobra: derrubar, agarrar, desarmar. A chance aparece antes de rolar.',
} as const;
