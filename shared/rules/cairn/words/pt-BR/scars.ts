/** Words of the scars, in our own words, in Brazilian Portuguese (the language that defines the keys). */
export const scars = {
  'sum.place': 'Lugar',

  'slot.scar': 'Cicatriz: {{title}}',

  'error.nothingPending': '{{name}} não tem a cicatriz {{entry}} por resolver. Escolha outra da ficha.',
  'error.doomed':
    'Dessa {{name}} só se livra se passar na próxima salvaguarda contra dano crítico. Espere por ela.',

  'scar.suffered': '{{name}} ganha a cicatriz {{entry}}, {{title}}: {{text}}',
  'scar.rolled': 'cicatriz de {{name}}: {{title}}',
  'scar.changes': '{{figure}}: {{from}} → {{to}}',
  'scar.stays': '{{figure}} continua {{from}}',
  'scar.nothing': 'Nada muda',
  'scar.1.title': 'Marca para sempre',
  'scar.1.text': 'o ferimento deixa marca; um resultado acima do PG máximo passa a ser o novo máximo',
  'scar.2.title': 'Abalado',
  'scar.2.text': 'o susto ensina; um resultado acima do PG máximo passa a ser o novo máximo',
  'scar.3.title': 'Sacudido',
  'scar.3.text': 'fica em privação até descansar algumas horas; depois soma um d6 ao PG máximo',
  'scar.4.title': 'Osso quebrado',
  'scar.4.text': 'quando o osso soldar, 2d6: acima do PG máximo, é o novo máximo',
  'scar.5.title': 'Adoecido',
  'scar.5.text': 'a ferida infecciona; quando passar, 2d6: acima do PG máximo, é o novo máximo',
  'scar.6.title': 'Golpe na cabeça',
  'scar.6.text': 'algo muda por dentro; 3d6 acima do atributo sorteado passa a ser o novo valor',
  'scar.7.title': 'Tendão cortado',
  'scar.7.text':
    'mal se move até ter ajuda séria e descanso; depois, 3d6 acima da DES máxima é a nova máxima',
  'scar.8.title': 'Ensurdecido',
  'scar.8.text': 'não ouve nada até encontrar ajuda fora do comum; se passar na VON, ela cresce um d4',
  'scar.9.title': 'Outra cabeça',
  'scar.9.text': 'a pancada reordena as ideias; 3d6 acima da VON máxima é a nova máxima',
  'scar.10.title': 'Mutilado',
  'scar.10.text': 'perde uma parte do corpo, à escolha do narrador; se passar na VON, ela cresce um d6',
  'scar.11.title': 'Ferida mortal',
  'scar.11.text':
    'em privação e fora de ação, morre em uma hora se ninguém tratar; ao se recuperar, 2d6 é o novo PG máximo',
  'scar.12.title': 'Condenado',
  'scar.12.text':
    'se falhar na próxima salvaguarda contra dano crítico, morre; se passar, 3d6 acima do PG máximo é o novo máximo',

  'place.neck': 'pescoço',
  'place.hands': 'mãos',
  'place.eye': 'olho',
  'place.chest': 'peito',
  'place.legs': 'pernas',
  'place.ear': 'orelha',
  'place.leg': 'perna',
  'place.arm': 'braço',
  'place.rib': 'costela',
  'place.skull': 'crânio',

  'tracker.pendingOf': 'Cicatrizes de {{name}} por resolver',
  'tracker.mend': 'Já se recuperou',
  'tracker.doomed': 'Decide-se na próxima salvaguarda contra dano crítico.',
  'tracker.pendingScar': '{{title}} (por resolver)',

  'campaign.pending': 'Cicatrizes pendentes',
  'campaign.pendingHint': 'O que esperava a recuperação. O resultado só vale depois de salvar a ficha.',
} as const;
