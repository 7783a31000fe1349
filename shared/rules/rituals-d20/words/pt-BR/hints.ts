/** What a first fight teaches as it is played, in Brazilian Portuguese. */
export const hints = {
  'hint.ritual': 'Ritual: o que cada um custa e quantas rodadas leva está na lista.',
} as const;
