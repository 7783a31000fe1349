/** What a first fight teaches as it is played, in Brazilian Portuguese. */
export const hints = {
  'hint.begin': 'Pode começar assim, todos num grupo só, ou arraste antes quem luta com quem.',
  'hint.declare': 'Diga o que cada um tenta neste turno. Nada é rolado ainda.',
  'hint.resolve': 'Ditas as intenções, o turno inteiro se resolve de uma vez.',
  'hint.next': 'Passa ao turno seguinte; as intenções recomeçam.',
} as const;
