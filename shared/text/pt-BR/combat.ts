/** Texts of the combat core, in Brazilian Portuguese (the language that defines the keys). */
export const combat = {
  'combat.falls': '{{name}} cai',
  'combat.rises': '{{name}} se levanta',
  'combat.colour.red': 'vermelho',
  'combat.colour.blue': 'azul',
  'combat.colour.green': 'verde',
  'combat.colour.yellow': 'amarelo',
  'combat.colour.purple': 'roxo',
  'combat.colour.orange': 'laranja',
  'combat.colour.white': 'branco',
  'combat.colour.black': 'preto',
  'combat.colour.pink': 'rosa',
  'combat.colour.brown': 'marrom',
  'combat.label.colour': '({{colour}})',
  'combat.label.colourAgain': '({{colour}} {{turn}})',
  'combat.listed': '{{before}}, {{last}}',
  'combat.labelled': '{{name}} {{label}}',
} as const;
