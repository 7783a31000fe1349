import type { safety as ptBR } from '#shared/text/pt-BR/safety.ts';

/** Texts of the data as a whole, how they are opened, saved and backed up, in English. */
export const safety: { readonly [K in keyof typeof ptBR]: string } = {
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
    'The file rodada-lugares.json, which says in which folder the data are, couldn’t be read. Choose the folder again.',
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
  'opening.way.retryHelp': 'Once what is in the way is solved.',
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
  'store.notice.mended':
    'A part of the file that only serves to find things sooner was damaged and has been made anew. Nothing you saved was lost. The file as it stood has been kept as {{file}}, in the same folder.',
  'store.notice.tornLog':
    'A part of what was saved last is damaged and couldn’t be read. It is kept in {{file}}, in the same folder.',
  'backups.title': 'Backups',
  'backups.tab': 'Safety',
  'backups.help':
    'Rodada makes backups by itself: when it opens, every 15 minutes of use if something has changed, and before it imports, restores or updates the data. Today’s last three are kept, one a day for a week and one a week for two months.',
  'backups.where': 'Where',
  'backups.size': 'Size',
  'backups.sizeOf': '{{size}} of {{most}} at most',
  'backups.last': 'Last one',
  'backups.none': 'There are no backups yet.',
  'backups.list': 'The backups there are',
  'backups.make': 'Make a backup now',
  'backups.made': 'Backup made.',
  'backups.check': 'Check the data now',
  'backups.checking': 'Checking…',
  'backups.checkGood_one': 'All is well: {{count}} record checked.',
  'backups.checkGood_other': 'All is well: {{count}} records checked.',
  'backups.checkBad': 'The data have faults: {{what}}. Export everything and restore a good backup.',
  'backups.export': 'Export everything…',
  'backups.exported': 'Everything was exported to {{file}}.',
  'backups.exportDialog': 'Export everything',
  'backups.exportName': 'rodada-everything-{{date}}',
  'backups.exportKind': 'Rodada’s data',
  'backups.restore': 'Restore',
  'backups.restoreOne': 'Restore the backup of {{when}}',
  'backups.restoreHelp': 'The data as they are become a backup, which can be restored the same way.',
  'backups.second': 'Second place',
  'backups.secondHelp':
    'Another disk, or a synced folder: each backup goes there, too, as soon as the place is plugged in.',
  'backups.secondNone': 'None.',
  'backups.secondReady': 'Up to date: {{folder}}',
  'backups.secondAway': 'Isn’t here now, or can’t be written; the backup waits for it: {{folder}}',
  'backups.secondWaiting': 'The backup is on its way there: {{folder}}',
  'backups.chooseSecond': 'Choose a second place…',
  'backups.dropSecond': 'Stop using it',
  'backups.secondDialog': 'Second place of backups',
  'backups.folderDialog': 'Folder of Rodada’s data',
  'backups.reason.hand': 'made by hand',
  'backups.reason.start': 'when it opened',
  'backups.reason.timer': 'during use',
  'backups.reason.import': 'before an import',
  'backups.reason.migration': 'before an update',
  'backups.reason.restore': 'before a restore',
  'backups.state.good': 'good',
  'backups.state.newer': 'of a newer version',
  'backups.state.damaged': 'damaged',
  'backups.noCampaigns': 'no campaigns',
  'backups.failed': 'I couldn’t make the backup ({{why}}). Choose another folder or try again.',
  'backups.notFound': 'I can’t find that backup. Choose another.',
  'backups.damagedOne': 'That backup is damaged. Choose another.',
  'backups.status.none': 'No backup yet',
  'backups.status.age': 'Backup: {{age}}',
  'backups.status.failed': 'The last backup failed',
  'backups.status.away': 'Backup waits for its second place',
  'backups.age.now': 'just now',
  'backups.age.minutes_one': '{{count}} minute ago',
  'backups.age.minutes_other': '{{count}} minutes ago',
  'backups.age.hours_one': '{{count}} hour ago',
  'backups.age.hours_other': '{{count}} hours ago',
  'backups.age.days_one': '{{count}} day ago',
  'backups.age.days_other': '{{count}} days ago',
  'backups.saving.notSaved': 'Not saved: {{why}}',
  'backups.saving.readOnly': 'Read only: nothing is saved',
  'backups.bytes.kilo': '{{figure}} kB',
  'backups.bytes.mega': '{{figure}} MB',
};
