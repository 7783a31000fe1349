import type { creatureFile as source } from '#shared/text/pt-BR/files/creature-file.ts';

/** Texts of files of creatures, in English. */
export const creatureFile: { readonly [K in keyof typeof source]: string } = {
  'creatureFile.column.name': 'Name',
  'creatureFile.column.tags': 'Tags',
  'creatureFile.column.notes': 'Notes',
  'creatureFile.points': '{{hp}} {{unit}}',
  'creatureFile.column.item': '{{list}} 1: {{item}}',
  'creatureFile.unknownColumn': 'The columns there are: {{columns}}.',
  'creatureFile.openQuotes': 'Quotes are opened and never closed. Close them.',
  'creatureFile.noName': 'The name is missing. Write one.',
  'creatureFile.longName': 'The name is longer than 200 characters. Shorten it.',
  'creatureFile.noPointsColumn': 'No column has the {{unit}}. Use the columns there are: {{columns}}.',
  'creatureFile.noPoints': '{{unit}} missing: write a whole number from 0 to 100,000.',
  'creatureFile.notANumber': 'isn’t a number',
  'creatureFile.notYesOrNo': 'is neither yes nor no',
  'creatureFile.notAChoice': 'isn’t one of the choices',
  'creatureFile.newer': 'This file was written by a newer version of Rodada. Update the app to read it.',
  'creatureFile.otherSystem':
    'The creatures of this file are for {{other}}, and this campaign uses {{system}}. Open a campaign of {{other}}.',
  'creatureFile.otherJson':
    'This JSON file is neither Rodada’s nor of a program whose sheets it reads. Choose another.',
  'creatureFile.brokenJson': 'This JSON file is broken or incomplete. Export it again.',
  'creatureFile.noHeadings':
    'The first line of the table needs the names of its columns. Use those there are: {{columns}}.',
  'creatureFile.notUnderstood':
    'I found no creatures there. Use a table (CSV with “Name” and the points in the first line) or a Rodada file.',
  'creatureFile.tooMany':
    'One import takes up to {{most}} lines, and this text has more. Split it and import the parts.',
  'creatureFile.linesTooBig':
    'Stat lines are read from texts of up to {{megabytes}} MB. Split the text, or use a table.',
  'creatureFile.export': 'Export creatures',
  'creatureFile.title': 'Bestiary - {{campaign}}',
  'creatureFile.format.json': 'Rodada file (JSON)',
  'creatureFile.format.csv': 'Table (CSV)',
  'creatureFile.format.excel': 'Table for Excel (CSV)',
  'creatureFile.format.stat-lines': 'Stat lines (text)',
  'creatureFile.format.cards': 'Cards to print (PDF)',
};
