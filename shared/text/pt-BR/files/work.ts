/** Texts of long work on files, in Brazilian Portuguese (the language that defines the keys). */
export const work = {
  'import.moreFaults_one': 'e mais {{count}} linha',
  'import.moreFaults_other': 'e mais {{count}} linhas',
  'work.moreNotes': 'Mostrar mais',
  'work.readingGone': 'O texto que foi lido não está mais aberto. Abra-o de novo.',
  'work.tooMuch':
    'O arquivo pede mais memória do que o limite de {{megabytes}} MB, e nada mudou. Divida-o e tente de novo.',
  'work.cancel': 'Desistir',
  'work.of': '{{done}} de {{total}}',
  'work.campaign-copy': 'Duplicando a campanha',
  'work.campaign-write': 'Exportando a campanha',
  'work.campaign-read': 'Importando a campanha',
  'work.creatures-write': 'Exportando criaturas',
  'work.import-read': 'Lendo criaturas',
  'work.import-commit': 'Importando criaturas',
  'work.import-undo': 'Desfazendo a importação',
  'work.waiting': 'Outro programa está usando os dados. Esperando…',
} as const;
