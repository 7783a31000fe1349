/** Texts of the about page, in Brazilian Portuguese (the language that defines the keys). */
export const about = {
  'about.copy': 'Copiar dados do aplicativo',
  'about.copied': 'Dados do aplicativo copiados.',
  'about.copyHelp': 'Para relatar um defeito: versões e quantidades, sem nomes, notas nem pastas.',
  'about.shown': 'Ver o que é copiado',
  'about.version': 'Rodada {{version}}',
  'about.versionOf': 'Rodada {{version}} ({{commit}})',
  'about.runtime': '{{runtime}} · SQLite {{sqlite}}',
  'about.system': 'Sistema: {{system}}',
  'about.look': 'Idioma: {{language}} · tema: {{theme}} · texto: {{size}}',
  'about.schema': 'Versão dos dados: {{schema}}',
  'about.readOnly': 'Os dados só podem ser lidos.',
  'about.counts':
    'Campanhas: {{campaigns}} · personagens: {{characters}} · criaturas: {{creatures}} · encontros: {{encounters}} · sessões: {{sessions}} · lutas: {{fights}}',
  'about.notices': 'Licenças de tudo o que vem dentro',
  'about.noticesCount_one': '{{count}} parte',
  'about.noticesCount_other': '{{count}} partes',
  'about.notice': '{{name}} {{version}} · {{licence}}',
  'about.noticeUnversioned': '{{name}} · {{licence}}',
  'about.search': 'Procurar nas licenças',
  'about.noneFound': 'Nenhuma parte tem esse nome ou essa licença.',
} as const;
