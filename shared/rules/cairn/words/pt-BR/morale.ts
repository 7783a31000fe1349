/** Words of morale, in Brazilian Portuguese (the language that defines the keys). */
export const morale = {
  'morale.firstCasualty': 'moral: a primeira baixa dos oponentes pede salvaguarda de VON',
  'morale.halfLost': 'moral: os oponentes perderam metade dos seus e precisam de salvaguarda de VON',
  'morale.lone': 'moral: o oponente solitário chegou a 0 PG e precisa de salvaguarda de VON',
  'morale.rolled': 'moral de {{names}}',
  'morale.waived': 'moral: o narrador dispensa a salvaguarda',
  'morale.flees': '{{name}} foge',

  'error.noPrompt': 'Ninguém precisa testar a moral por esse motivo agora. Siga com a luta.',
  'error.notMoral': '{{name}} não testa a moral agora. Escolha só quem o aviso pede.',

  'tracker.moraleLeader': 'Vale a VON do líder: {{wil}}.',
  'tracker.moraleOwn': 'Vale a maior VON entre eles: {{wil}}.',
  'tracker.morale': 'Moral dos oponentes',
  'tracker.morale.first-casualty': 'Caiu o primeiro deles: salvaguarda de VON, ou fogem.',
  'tracker.morale.half-lost': 'Perderam metade dos seus: salvaguarda de VON, ou fogem.',
  'tracker.morale.lone': 'Está sozinho e sem PG: salvaguarda de VON, ou foge.',
  'tracker.rollMorale': 'Rolar a moral',
  'tracker.waiveMorale': 'Dispensar',
} as const;
