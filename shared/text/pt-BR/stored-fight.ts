/** Texts of fights as they are stored, in Brazilian Portuguese (the language that defines the keys). */
export const storedFight = {
  'storedFight.unreadable': 'A luta “{{name}}” não pode ser lida. {{what}}',
  'storedFight.brokenRow': 'A linha {{row}} do que está gravado está danificada.',
  'storedFight.brokenSetup': 'O começo dela, como está gravado, está danificado.',
  'storedFight.brokenTelling': 'O que aconteceu nela, como está gravado, está danificado.',
  'storedFight.unknownSystem': 'Ela é do sistema “{{system}}”, que este Rodada não conhece.',
  'storedFight.refusedSetup': 'O começo dela não serve mais para as regras do sistema: {{why}}',
  'storedFight.onlyToLookAt': 'Esta luta está como foi jogada: é só para olhar. Use “Continuar daqui”.',
  'storedFight.momentGone':
    'A luta neste momento já não pode ser refeita: com as regras de hoje ela seria outra. Escolha outro momento.',
  'storedFight.unread.title': 'Não dá para abrir esta luta',
  'storedFight.unread.hint':
    'As outras lutas não são afetadas. Esta pode ser guardada num arquivo como está gravada, ou descartada.',
  'storedFight.unread.export': 'Exportar como está gravada',
  'storedFight.unread.exported': 'Luta guardada em {{file}} como está gravada.',
  'storedFight.asPlayed.title': 'Como foi jogada',
  'storedFight.asPlayed.said':
    'Esta luta foi jogada com outras regras, e as de hoje dariam outro resultado: ela está aqui como foi jogada, só para olhar. O registro está inteiro.',
  'storedFight.asPlayed.state': 'O estado mostrado é o último que se conhece, depois disto: {{entry}}.',
  'storedFight.asPlayed.stateSetup':
    'O estado mostrado é o último que se conhece: o de antes do primeiro ato.',
  'storedFight.asPlayed.refused': 'As regras de hoje não aceitam o que veio depois. {{why}}',
  'storedFight.asPlayed.goOn': 'Continuar daqui com as regras de hoje',
  'storedFight.asPlayed.goOnHint': 'Abre uma luta nova a partir desse estado; esta fica como está.',
  'storedFight.asPlayed.log':
    'Como foi jogada: com as regras de hoje ela teria outro resultado, e já não se joga nela.',
  'storedFight.asPlayed.readLog': 'Ler o registro',
} as const;
