import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Locale } from '../../shared/text/locale.ts';
import { text } from '../../shared/text/translate.ts';

/** The menu: what the system offers anyway, in the narrator's language. Undo and redo are the page's own. */
export function setMenu(locale: Locale): void {
  const template: MenuItemConstructorOptions[] = [
    {
      label: text('store.menu.file', locale),
      submenu: [{ role: 'quit', label: text('store.menu.quit', locale) }],
    },
    {
      label: text('store.menu.edit', locale),
      submenu: [
        { role: 'cut', label: text('store.menu.cut', locale) },
        { role: 'copy', label: text('store.menu.copy', locale) },
        { role: 'paste', label: text('store.menu.paste', locale) },
        { role: 'selectAll', label: text('store.menu.selectAll', locale) },
      ],
    },
    {
      label: text('store.menu.view', locale),
      submenu: [
        { role: 'zoomIn', label: text('store.menu.zoomIn', locale) },
        { role: 'zoomOut', label: text('store.menu.zoomOut', locale) },
        { role: 'resetZoom', label: text('store.menu.resetZoom', locale) },
        { role: 'togglefullscreen', label: text('store.menu.fullScreen', locale) },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
