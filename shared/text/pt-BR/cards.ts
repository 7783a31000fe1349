/** Texts of printed cards, in Brazilian Portuguese (the language that defines the keys). */
export const cards = {
  'cards.print.initiative': 'Cartões de iniciativa',
  'cards.print.creatures': 'Fichas das criaturas',
  'cards.printed': 'Gravado: {{name}}',
  'cards.title.initiative': '{{title}} - iniciativa',
  'cards.title.creatures': '{{title}} - criaturas',
  'cards.footer': 'Rodada · {{campaign}} · {{title}}',
  'cards.initiative': 'Ini {{bonus}}',
  'cards.points': '{{points}} {{unit}}',
  'cards.wave': 'Chega na rodada {{round}}',
  'cards.hidden': 'Oculto',
  'cards.surprised': 'Começa surpreso',
  'cards.yes': 'sim',
  'cards.noCreature': 'Não há criaturas para imprimir. Selecione alguma.',
  'cards.tooMany': 'São fichas demais para um arquivo: cabem {{most}} de cada vez. Selecione menos.',
  'cards.nobody': 'Não há ninguém no encontro para imprimir. Ponha alguém nele antes.',
} as const;
