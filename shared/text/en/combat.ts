import type { combat as source } from '#shared/text/pt-BR/combat.ts';

/** The same keys in English. */
export const combat: { readonly [K in keyof typeof source]: string } = {
  'combat.falls': '{{name}} falls',
  'combat.actsWhileDown': 'although down, {{name}} acts',
  'combat.rolled': 'Roll of {{dice}}',
  'combat.rolled.by': '{{name}} rolls {{dice}}',
  'combat.rolled.told': 'All at once',
  'combat.rolled.toldBy': '{{name}}, all at once',
  'combat.rolled.damage': '{{total}} damage',
  'combat.rolled.heal': '{{total}} healed',
  'combat.rolled.temp': '{{total}} in temporary points',
  'combat.rises': '{{name}} gets up',
  'combat.colour.red': 'red',
  'combat.colour.blue': 'blue',
  'combat.colour.green': 'green',
  'combat.colour.yellow': 'yellow',
  'combat.colour.purple': 'purple',
  'combat.colour.orange': 'orange',
  'combat.colour.white': 'white',
  'combat.colour.black': 'black',
  'combat.colour.pink': 'pink',
  'combat.colour.brown': 'brown',
  'combat.label.colour': '({{colour}})',
  'combat.label.colourAgain': '({{colour}} {{turn}})',
  'combat.listed': '{{before}}, {{last}}',
  'combat.labelled': '{{name}} {{label}}',
};
