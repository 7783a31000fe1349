import type { help as source } from '#shared/text/pt-BR/help.ts';

/** The same keys in English. */
export const help: { readonly [K in keyof typeof source]: string } = {
  'help.title': 'Help',
  'help.open': 'Open the help',
  'help.close': 'Close the help',
  'help.contents': 'Contents',
  'help.back': 'Page before',
  'help.search': 'Search the help',
  'help.searchHint': 'A word, or a rule',
  'help.found': 'Pages found',
  'help.none': 'Nothing in the help on “{{query}}”.',
  'help.gone': 'The help has no page “{{address}}”.',
  'help.here': 'About this screen',
  'help.example': 'An example',
  'help.nearby': 'Pages nearby',
  'help.rulesOf': 'Rules: {{name}}',
  'help.entry': 'Help: {{title}}',
  'help.part.prepare': 'Prepare',
  'help.part.run': 'Run the fight',
  'help.part.home': 'Take it home',
  'help.part.safety': 'Safety',
};
