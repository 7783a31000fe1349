/** What a first fight teaches as it is played, in Brazilian Portuguese. */
export const hints = {
  'hint.begin': 'Pode começar: o grupo age primeiro, se passar na salvaguarda de DES.',
  'hint.saves':
    'Role as salvaguardas: quem falha perde só esta primeira vez. Você também pode dispensar alguém.',
  'hint.declare': 'Declare os ataques do lado. Todo ataque acerta: só o dano é rolado.',
  'hint.resolve': 'Rola o dano de todos os declarados, ao mesmo tempo.',
  'hint.next': 'Passa a vez ao outro lado.',
} as const;
