import type { campaignFile as ptBR } from '#shared/text/pt-BR/files/campaign-file.ts';

/** Texts of campaigns as files, in English. */
export const campaignFile: Record<keyof typeof ptBR, string> = {
  'campaignFile.notOne': 'This file isn’t a Rodada campaign. Choose another.',
  'campaignFile.newer': 'This file was made by a newer version of Rodada. Update the app to open it.',
  'campaignFile.unknownSystem':
    'The campaign uses a system this Rodada doesn’t know: “{{system}}”. Update the app to open it.',
  'campaignFile.faulty': 'The file has a fault, and nothing was imported. {{why}}',
  'campaignFile.twice': 'The file has a fault, and nothing was imported: “{{what}}” is in it twice.',
  'campaignFile.missing':
    'The file has a fault, and nothing was imported: {{field}} refers to something that isn’t in it.',
  'campaignFile.remade':
    'The fight “{{name}}” ends otherwise under today’s rules: its log was made anew and may differ from what was played.',
  'campaignFile.remadeTo':
    'The fight “{{name}}” goes only up to row {{row}} under today’s rules: up to there its log was made anew, and the rest is only stored. {{why}}',
  'campaignFile.kind': 'Rodada campaign',
  'campaignFile.export': 'Export campaign',
  'campaignFile.exported': 'Campaign written to {{file}}.',
  'campaignFile.wentAsStored': '{{why}} It went into the file as it is stored.',
  'campaignFile.import': 'Import campaign',
  'campaignFile.imported': 'Campaign “{{name}}” imported: {{characters}}, {{creatures}}, {{fights}}.',
  'campaignFile.characters_one': '{{count}} character',
  'campaignFile.characters_other': '{{count}} characters',
  'campaignFile.creatures_one': '{{count}} creature',
  'campaignFile.creatures_other': '{{count}} creatures',
  'campaignFile.fights_one': '{{count}} fight',
  'campaignFile.fights_other': '{{count}} fights',
  'drop.here': 'Drop here',
  'drop.unknown':
    'Rodada doesn’t know what to do with {{file}}. Drop a campaign, a CSV, a JSON, a text or a picture.',
  'drop.nothing': 'There is no file of creatures in this folder.',
  'drop.one': 'Drop one file at a time. Only files of creatures come several together.',
};
