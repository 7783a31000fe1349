import type { opening as ptBR } from '#shared/text/pt-BR/opening.ts';

/** Texts of the opening of the data and what keeps them from it, in English. */
export const opening: { readonly [K in keyof typeof ptBR]: string } = {
  'opening.title': 'The data were not opened',
  'opening.untouched': 'Nothing was changed, replaced or deleted: {{path}} is as it was.',
  'opening.nothingThere': 'Nothing was made in its place: {{path}}.',
  'opening.ways': 'What you can do',
  'opening.working': 'One moment…',
  'opening.trouble.link-away':
    'The file {{file}} is a link to a place that isn’t here now: a disk that is unplugged, perhaps. Plug it in and try again.',
  'opening.trouble.folder-away':
    'The folder you chose for the data, {{folder}}, isn’t here now: a disk that is unplugged, perhaps. Plug it in and try again.',
  'opening.trouble.places':
    'The file rodada-lugares.json, which says in which folder the data are, can’t be understood. Choose the folder again.',
  'opening.trouble.missing':
    'The file {{file}} isn’t in {{folder}}, but it has been. Perhaps it was moved or deleted, or its disk is unplugged.',
  'opening.trouble.not-a-file':
    'In the place of the file {{file}} there is a folder, or something else that isn’t a file.',
  'opening.trouble.no-permission':
    'The system doesn’t allow the file {{file}} to be read ({{what}}). Change its permissions and try again.',
  'opening.trouble.read-only-file':
    'The file {{file}} can only be read: nothing could be saved. Allow it to be written and try again, or open it only to read.',
  'opening.trouble.read-only-folder':
    'Nothing can be written in the folder {{folder}}. Allow it to be written and try again, or open it only to read.',
  'opening.trouble.read-only-volume':
    'The disk that {{folder}} is on can only be read: nothing could be saved. Open it only to read, or choose another folder.',
  'opening.trouble.locked':
    'Another program is using the file {{file}}. Close the other program and try again.',
  'opening.trouble.full':
    'The disk that {{folder}} is on is full: nothing could be saved. Free some space and try again.',
  'opening.trouble.newer':
    'The file {{file}} was made by a newer version of Rodada. Update the app to open it.',
  'opening.trouble.foreign': 'The file {{file}} isn’t Rodada’s: it is another program’s, or a text.',
  'opening.trouble.damaged': 'The file {{file}} is damaged: a part of it is missing or was overwritten.',
  'opening.trouble.incomplete': 'The file {{file}} lacks parts that should be there: {{what}}.',
  'opening.trouble.cannot-migrate':
    'The file {{file}} is of an older version, and I couldn’t prepare it for this one. {{what}}',
  'opening.trouble.failed': 'I couldn’t open the file {{file}} ({{what}}).',
  'opening.way.retry': 'Try again',
  'opening.way.retryHelp': 'Once what keeps it from opening is solved.',
  'opening.way.folder': 'Choose another folder…',
  'opening.way.folderHelp':
    'If there are Rodada’s data there, they are opened; if not, they begin there. Holds for the next time, too.',
  'opening.way.read-only': 'Open only to read',
  'opening.way.read-onlyHelp': 'You can look at everything; nothing is saved.',
  'opening.way.anew': 'Begin anew',
  'opening.way.anewHelp':
    'What is there is kept in the same folder, under another name, and Rodada begins empty.',
  'opening.way.backup': 'Open a backup',
  'opening.way.backupHelp': 'What is there is kept in the same folder, under another name.',
  'opening.noBackups': 'There are no backups in this folder.',
  'opening.openBackup': 'Open the backup of {{when}}',
  'opening.newest': 'the newest good one',
  'store.notice.readOnly':
    'The file {{file}} was opened only to read: you can look at everything, but nothing will be saved.',
  'store.notice.begunAnew': 'Rodada began anew. What there was is kept as {{file}}, in the same folder.',
  'store.notice.fromBackup':
    'The backup was opened. What stood in its place is kept as {{file}}, in the same folder.',
  'store.notice.restored':
    'The backup was restored. The data from before are among the backups, in {{file}}, and can be brought back in the settings.',
  'store.notice.foreignLog':
    'Beside the data there was a file that isn’t theirs. It wasn’t used: it is kept as {{file}}, in the same folder.',
  'store.notice.tornLog':
    'A part of what was saved last is damaged and couldn’t be read. It is kept in {{file}}, in the same folder.',
};
