import type { work as source } from '#shared/text/pt-BR/files/work.ts';

/** Texts of long work on files, in English. */
export const work: { readonly [K in keyof typeof source]: string } = {
  'import.moreFaults_one': 'and {{count}} more line',
  'import.moreFaults_other': 'and {{count}} more lines',
  'work.moreNotes': 'Show more',
  'work.readingGone': 'The text that was read is no longer open. Open it again.',
  'work.tooMuch':
    'The file needs more memory than the limit of {{megabytes}} MB, and nothing has changed. Split it and try again.',
  'work.cancel': 'Give up',
  'work.of': '{{done}} of {{total}}',
  'work.campaign-copy': 'Duplicating the campaign',
  'work.campaign-write': 'Exporting the campaign',
  'work.campaign-read': 'Importing the campaign',
  'work.creatures-write': 'Exporting creatures',
  'work.import-read': 'Reading creatures',
  'work.import-commit': 'Importing creatures',
  'work.import-undo': 'Undoing the import',
  'work.waiting': 'Another program is using the data. Waiting…',
};
