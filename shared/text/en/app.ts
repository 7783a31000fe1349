import type { app as ptBR } from '../pt-BR/app.ts';

/** Texts of the frame, the kit, the settings and the about page, in English. */
export const app: { readonly [K in keyof typeof ptBR]: string } = {
  'ui.close': 'Close',
  'ui.undo': 'Undo',
  'ui.redo': 'Redo',
  'ui.remove': 'Remove',
  'ui.save': 'Save',
  'ui.cancel': 'Cancel',
  'ui.edit': 'Edit',
  'ui.add': 'Add',
  'ui.name': 'Name',
  'ui.notes': 'Notes',
  'ui.search': 'Search',
  'ui.space': 'Space',
  'ui.messages': 'Messages',
  'ui.less': '{{label}}: one less',
  'ui.more': '{{label}}: one more',
  'ui.die': 'd{{sides}}: {{natural}}',
  'ui.dieUnrolled': 'd{{sides}} not rolled yet',
  'ui.dieDropped': '{{die}} (dropped)',
};
