/** Texts of campaign files that the system had the app open, in Brazilian Portuguese (the language that defines the keys). */
export const given = {
  'given.region': 'Arquivo aberto de fora',
  'given.ask': 'Trazer a campanha “{{name}}”?',
  'given.what':
    '{{file}}, de {{system}}: {{characters}}, {{creatures}}, {{encounters}}, {{fights}}. Entra como campanha nova, e nada do que está aqui muda.',
  'given.sized': '{{file}} ({{size}})',
  'given.encounters_one': '{{count}} encontro',
  'given.encounters_other': '{{count}} encontros',
  'given.bad': '{{file}} não abre',
  'given.take': 'Trazer campanha',
  'given.leave': 'Agora não',
  'given.gone': 'Este arquivo já teve resposta. Abra-o de novo.',
} as const;
