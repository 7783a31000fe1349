import type { about as ptBR } from '#shared/text/pt-BR/about.ts';

/** Texts of the about page, in English. */
export const about: Record<keyof typeof ptBR, string> = {
  'about.copy': 'Copy facts about the app',
  'about.copied': 'Facts about the app copied.',
  'about.copyHelp': 'For reporting a fault: versions and counts, without names, notes or folders.',
  'about.shown': 'See what is copied',
  'about.version': 'Rodada {{version}}',
  'about.versionOf': 'Rodada {{version}} ({{commit}})',
  'about.runtime': '{{runtime}} · SQLite {{sqlite}}',
  'about.system': 'System: {{system}}',
  'about.look': 'Language: {{language}} · theme: {{theme}} · text: {{size}}',
  'about.schema': 'Version of the data: {{schema}}',
  'about.readOnly': 'The data can only be read.',
  'about.counts':
    'Campaigns: {{campaigns}} · characters: {{characters}} · creatures: {{creatures}} · encounters: {{encounters}} · sessions: {{sessions}} · fights: {{fights}}',
  'about.notices': 'Licences of everything inside',
  'about.noticesCount_one': '{{count}} part',
  'about.noticesCount_other': '{{count}} parts',
  'about.notice': '{{name}} {{version}} · {{licence}}',
  'about.noticeUnversioned': '{{name}} · {{licence}}',
  'about.search': 'Search the licences',
  'about.noneFound': 'No part has that name or licence.',
};
