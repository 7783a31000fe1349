import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuOffer, OfferedItem } from '#shared/api/menu.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { acceleratorOf } from './accelerator.ts';

type Items = MenuItemConstructorOptions[];

/** What the menu is made of. */
export interface MenuParts {
  readonly locale: Locale;
  /** The commands of the page. */
  readonly offer: MenuOffer;
  /** Told the id of the command that was chosen. */
  readonly choose: (id: string) => void;
}

/** What the page offers before it is there. */
export const NOTHING_OFFERED: MenuOffer = { edit: [], fight: [], screens: [], view: [], help: [] };

/** Sets the app's menu: the commands of the page, and what the system offers anyway, in the narrator's language. */
export function setMenu({ locale, offer, choose }: MenuParts): void {
  const say = (key: TextKey): string => text(key, locale);
  const commands = (offered: readonly OfferedItem[]): Items =>
    offered.map((one) => ({
      id: one.id,
      label: one.label,
      enabled: one.enabled,
      click: () => choose(one.id),
      ...keyOf(one),
    }));
  const role = (name: MenuItemConstructorOptions['role'], key: TextKey) => ({ role: name, label: say(key) });
  const menus: readonly (readonly [TextKey, Items])[] = [
    ['store.menu.file', [role('quit', 'store.menu.quit')]],
    [
      'store.menu.edit',
      apart(commands(offer.edit), [
        role('cut', 'store.menu.cut'),
        role('copy', 'store.menu.copy'),
        role('paste', 'store.menu.paste'),
        role('selectAll', 'store.menu.selectAll'),
      ]),
    ],
    ['frame.combat', commands(offer.fight)],
    ['store.menu.screens', commands(offer.screens)],
    [
      'store.menu.view',
      apart(commands(offer.view), [
        role('zoomIn', 'store.menu.zoomIn'),
        role('zoomOut', 'store.menu.zoomOut'),
        role('resetZoom', 'store.menu.resetZoom'),
        role('togglefullscreen', 'store.menu.fullScreen'),
      ]),
    ],
    ['store.menu.help', commands(offer.help)],
  ];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(
      menus
        .filter(([, submenu]) => submenu.length > 0)
        .map(([label, submenu]) => ({ label: say(label), submenu })),
    ),
  );
}

function apart(commands: Items, roles: Items): Items {
  return commands.length === 0 ? roles : [...commands, { type: 'separator' }, ...roles];
}

/** The key is the page's, which knows when a field needs it: it only stands there, where the system can do that. */
function keyOf({
  key,
}: OfferedItem): Pick<MenuItemConstructorOptions, 'accelerator' | 'registerAccelerator'> {
  const accelerator = key === null || process.platform === 'darwin' ? undefined : acceleratorOf(key);
  return accelerator === undefined ? {} : { accelerator, registerAccelerator: false };
}
