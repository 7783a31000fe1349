import type { MenuOffer, OfferedItem, OfferingMenu } from '#shared/api/menu.ts';
import { listed, type CommandId, type ListedCommand } from '#renderer/commands/command-list.ts';
import { activeCommands, keysOf, type UiCommand } from '#renderer/commands/commands.svelte.ts';
import { call, listen } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { say } from '#renderer/state/text.svelte.ts';
import type { Message } from '#shared/text/message.ts';

type Words = (message: Message) => string;
type Keys = (command: Pick<UiCommand, 'id' | 'keys' | 'boundAs'>) => readonly string[];

/** What always stands in a menu, dim while nothing on the screen offers it. */
const ALWAYS: Readonly<Record<OfferingMenu, readonly CommandId[]>> = {
  edit: ['edit.undo', 'edit.redo'],
  fight: ['tracker.next-turn'],
  screens: [
    'frame.go.campaigns',
    'frame.go.bestiary',
    'frame.go.encounters',
    'frame.go.combat',
    'frame.go.log',
    'frame.go.objects',
    'frame.go.settings',
  ],
  view: [
    'frame.palette',
    'player.window',
    'player.phones',
    'player.black-out',
    'player.scene',
    'player.zoom-in',
    'player.zoom-out',
  ],
  help: ['frame.help', 'frame.keys'],
};

/** The menu is never older than this, however much there is to do. */
const MENU_MS = 200;

/** The command that choosing an item runs: of several under one id, the first that can be done now. */
export function commandOfItem(id: string, active: readonly UiCommand[]): UiCommand | null {
  const those = active.filter((command) => command.id === id || command.boundAs === id);
  return those.find(({ when }) => when()) ?? those.find((command) => command.id === id) ?? null;
}

/** What the menus offer while these commands are known: what always stands there, and the acts of the fight in sight. */
export function menuOffer(active: readonly UiCommand[], words: Words, keysFor: Keys): MenuOffer {
  const item = (command: ListedCommand, enabled: boolean, id: string): OfferedItem => ({
    id,
    label: words(command.label),
    key: keysFor(command)[0] ?? null,
    enabled,
  });
  const always = (menu: OfferingMenu): readonly OfferedItem[] =>
    ALWAYS[menu].map((id) => {
      const command = commandOfItem(id, active);
      return command === null ? item(listed(id), false, id) : item(command, command.when(), id);
    });
  const fight = words(listed('tracker.next-turn').group);
  const acts = active.filter(
    ({ id, group, offPalette }) =>
      !ALWAYS.fight.some((one) => one === id) && !offPalette && words(group) === fight,
  );
  return {
    edit: always('edit'),
    fight: [
      ...always('fight'),
      ...acts
        .filter(({ id }, place) => acts.findIndex((one) => one.id === id) === place)
        .map((command) => item(command, command.when(), command.id)),
    ],
    // One that the open campaign's system hasn't is in nobody's commands.
    screens: always('screens').filter(({ id }) => commandOfItem(id, active) !== null),
    view: always('view'),
    help: always('help'),
  };
}

/**
 * Tells main what the app's menu offers, as soon as there is time whenever that changes, and runs what is chosen there; call it
 * in the frame's script.
 */
export function keepMenu(): void {
  let told = '';
  let idle = 0;
  $effect(() => {
    const offer = menuOffer(activeCommands(), say, keysOf);
    const written = JSON.stringify(offer);
    if (written === told) return;
    told = written;
    // What an act changes on the screen comes first.
    cancelIdleCallback(idle);
    idle = requestIdleCallback(() => void attempt(() => call('menu:offer', offer)), { timeout: MENU_MS });
  });
  $effect(() => () => cancelIdleCallback(idle));
  $effect(() =>
    listen('menu:command', (id) => {
      const command = commandOfItem(id, activeCommands());
      if (command?.when()) void attempt(async () => command.run());
    }),
  );
}
