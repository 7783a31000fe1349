import type { creatureFile as source } from '#shared/text/pt-BR/files/creature-file.ts';

/** Texts of files of creatures, in English. */
export const creatureFile: { readonly [K in keyof typeof source]: string } = {
  'creatureFile.column.name': 'Name',
  'creatureFile.column.tags': 'Tags',
  'creatureFile.column.notes': 'Notes',
  'creatureFile.points': '{{hp}} {{unit}}',
  'creatureFile.column.item': '{{list}} 1: {{item}}',
  'creatureFile.unknownColumn': 'The columns there are: {{columns}}.',
  'creatureFile.openQuotes': 'Quotes that open and never close.',
  'creatureFile.noName': 'The name is missing.',
  'creatureFile.longName': 'The name is longer than 200 characters.',
  'creatureFile.noPointsColumn': 'No column has the {{unit}}. The columns there are: {{columns}}.',
  'creatureFile.noPoints': '{{unit}} missing: write a whole number from 0 to 100,000.',
  'creatureFile.notANumber': 'not a number',
  'creatureFile.notYesOrNo': 'neither yes nor no',
  'creatureFile.notAChoice': 'not one of the choices',
  'creatureFile.newer': 'This file was written by a newer version of Rodada.',
  'creatureFile.otherSystem': 'The creatures of this file are for {{other}}; this campaign uses {{system}}.',
  'creatureFile.otherJson': 'This JSON file isn’t one of Rodada’s creatures.',
  'creatureFile.brokenJson': 'This JSON file is broken or incomplete.',
  'creatureFile.noHeadings':
    'The first line of the table needs the names of its columns. Those there are: {{columns}}.',
  'creatureFile.notUnderstood':
    'I found no creatures there. This system imports tables (CSV with “Name” and the points in the first line) and Rodada’s own files.',
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
