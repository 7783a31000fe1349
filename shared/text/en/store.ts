import type { store as source } from '#shared/text/pt-BR/store.ts';

/** The same keys in English. */
export const store: { readonly [K in keyof typeof source]: string } = {
  'store.notice.newer':
    'The file {{file}} was made by a newer version of Rodada and was left as it is. For now Rodada works in {{standIn}}. Update the app to get back to your campaigns.',
  'store.notice.damaged':
    'The data file was damaged. It was kept as {{file}}, in the same folder, and Rodada began a new one.',
  'store.notice.foreign':
    'The data file was not Rodada’s. It was kept as {{file}}, in the same folder, and Rodada began a new one.',
  'store.notice.locked':
    'Another program is using the file {{file}}. Nothing can be read or saved now: close the other program and open Rodada again.',
  'store.notice.readOnly':
    'The file {{file}} can only be read: you may look everything up, but nothing will be saved. Allow writing and open Rodada again.',
  'store.notice.cannotOpen':
    'The file {{file}} could not be opened ({{why}}). It was left as it is, and nothing will be saved until Rodada opens again without that problem.',
  'store.notice.cannotMigrate':
    'The file {{file}} could not be made ready for this version. It was left as it is, and nothing will be saved. There is a copy in the folder {{backups}}.',
  'store.error.full': 'The disk is full: this was not saved. What was saved before is still there.',
  'store.error.readOnly': 'The data can only be read now: this was not saved.',
  'store.error.busy': 'Another program is using the data: this was not saved. Try again.',
  'store.error.failed':
    'The data could not be written or read ({{why}}). What was saved before is still there.',
  'store.notFound.campaign': 'There is no such campaign.',
  'store.notFound.character': 'There is no such character in this campaign.',
  'store.notFound.session': 'There is no such session in this campaign.',
  'store.notFound.creature': 'There is no such creature in this campaign.',
  'store.notFound.encounter': 'There is no such encounter in this campaign.',
  'store.notFound.combat': 'There is no such fight.',
  'store.notFound.moment': 'That fight has not come to that moment.',
  'store.movedOn': 'The fight has moved on: look at it as it is now and try again.',
  'store.unexpectedInput': 'The request will not do as it came: other data was expected.',
  'store.unknownChannel': 'There is no request {{channel}}.',
  'store.notSendable': 'The request {{channel}} holds something that can’t be sent.',
  'store.notOurPage': 'This request did not come from Rodada’s window.',
  'store.import.tooBig': 'The file is too big: the limit is {{megabytes}} MB.',
  'store.import.notAFile': 'This is not a file that can be read.',
  'store.import.unreadable': 'The file could not be read ({{why}}).',
  'store.import.binary': 'This is not a text file.',
  'store.import.encoding': 'The encoding of the text is unknown. Save the file as UTF-8 and try again.',
  'store.import.empty': 'There is nothing written there.',
  'store.import.noStatLines': 'This system does not import stat lines.',
  'store.import.dialog': 'Import creatures',
  'store.import.textFiles': 'Text',
  'store.import.allFiles': 'All files',
  'store.export.dialog': 'Export the log',
  'store.export.failed': 'The file could not be written ({{why}}).',
  'store.menu.edit': 'Edit',
  'store.menu.cut': 'Cut',
  'store.menu.copy': 'Copy',
  'store.menu.paste': 'Paste',
  'store.menu.selectAll': 'Select all',
  'store.menu.view': 'View',
  'store.menu.fullScreen': 'Full screen',
  'store.menu.zoomIn': 'Larger',
  'store.menu.zoomOut': 'Smaller',
  'store.menu.resetZoom': 'Normal size',
  'store.menu.screens': 'Screens',
  'store.menu.help': 'Help',
  'store.menu.file': 'File',
  'store.menu.quit': 'Quit Rodada',
  'store.smoke.done':
    'Sample fight played to its end: {{commands}} commands, {{rounds}} rounds. Log exported, in bytes: {{files}}.',
  'store.smoke.failed': 'The sample fight failed: {{why}}',
};
