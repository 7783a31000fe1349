import type { given as ptBR } from '#shared/text/pt-BR/files/given.ts';

/** Texts of campaign files that the system had the app open, in English. */
export const given: Record<keyof typeof ptBR, string> = {
  'given.region': 'File opened from outside',
  'given.ask': 'Bring in the campaign “{{name}}”?',
  'given.what':
    '{{file}}, for {{system}}: {{characters}}, {{creatures}}, {{encounters}}, {{fights}}. It comes in as a new campaign, and nothing here changes.',
  'given.sized': '{{file}} ({{size}})',
  'given.encounters_one': '{{count}} encounter',
  'given.encounters_other': '{{count}} encounters',
  'given.bad': '{{file}} can’t be opened',
  'given.take': 'Bring campaign in',
  'given.leave': 'Not now',
  'given.gone': 'This file has been answered already. Open it again.',
};
