/** Words of what reading stat lines says of them, in Brazilian Portuguese (the language that defines the keys). */
export const statLines = {
  'example.line': '4 PG, 1 Armadura, 12 FOR, 12 DES, 9 VON, espada curta (d6)',
  'example.pasted':
    'Lobo\n5 PG, 12 FOR, 14 DES, 6 VON, mordida (d6)\n\nGuarda da ponte\n4 PG, 1 Armadura, 11 FOR, 10 DES, 9 VON, lança (d8)',
  'read.points': 'PG {{hp}}',
  'read.armor': 'Armadura {{armor}}',
  'read.attributes': 'FOR {{str}}, DES {{dex}}, VON {{wil}}',
  'read.attack': 'ataque: {{weapon}} ({{figure}})',
  'read.unarmed': 'sem ataque próprio: luta desarmado (d4)',
  'read.detachment': 'é um destacamento',
  'read.criticalEffect': 'efeito do dano crítico',
  'read.leaderWil': 'VON do líder {{wil}}, tirada das notas: confira',
  'read.mayBeDetachment': 'as notas falam em destacamento, mas a linha não: confira',
  'read.headingAgain': 'o título acima já deu nome a outra criatura: confira o nome',
  'read.unnamed': 'não achei um nome por perto: dê um',
  'read.notUnderstood': 'não entendi esta parte: confira',
  'read.diceNotUnderstood': 'não entendi os dados deste ataque: escreva-os como d6',
  'read.traitNotUnderstood': 'não entendi este traço do ataque: confira',
  'read.missing': 'faltam números: {{fields}}',
  'read.twice': 'há mais de um número para {{field}}: deixe só um',
  'read.notNumber': '“{{value}}” não é um número inteiro para {{field}}',
  'read.tooMuch': '{{field}} vai até {{maximum}}, e aqui é {{value}}',
} as const;
