import type { cards as ptBR } from '#shared/text/pt-BR/cards.ts';

/** Texts of printed cards, in English. */
export const cards: { readonly [K in keyof typeof ptBR]: string } = {
  'cards.print.initiative': 'Initiative cards',
  'cards.print.creatures': 'Creature cards',
  'cards.printed': 'Written: {{name}}',
  'cards.title.initiative': '{{title}} - initiative',
  'cards.title.creatures': '{{title}} - creatures',
  'cards.footer': 'Rodada · {{campaign}} · {{title}}',
  'cards.initiative': 'Init {{bonus}}',
  'cards.points': '{{points}} {{unit}}',
  'cards.wave': 'Comes in round {{round}}',
  'cards.hidden': 'Hidden',
  'cards.surprised': 'Starts surprised',
  'cards.yes': 'yes',
  'cards.noCreature': 'There are no creatures to print. Select some.',
  'cards.tooMany': 'Too many cards for one file: {{most}} fit at once. Select fewer.',
  'cards.nobody': 'There is nobody in the encounter to print. Put somebody in it first.',
};
