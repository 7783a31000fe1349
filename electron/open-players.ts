import { app, type BrowserWindow } from 'electron';
import { networkInterfaces } from 'node:os';
import { systemOf } from '#shared/rules/registry.ts';
import { every } from './every.ts';
import type { Fights } from './fights/fights.ts';
import { send } from './ipc/send.ts';
import { addressesOf } from './phones/addresses.ts';
import { readPage } from './phones/page.ts';
import { openPhones } from './phones/phones.ts';
import { openPlayers, type Players } from './player/players.ts';
import { playersPictures } from './store/pictures/picture-data.ts';
import { changeSettings, readSettings } from './store/settings.ts';
import type { Sqlite } from './store/sqlite.ts';
import { openPlayerWindow } from './windows/player-window.ts';

/** What the players are shown with. */
export interface PlayersOptions {
  /** The narrator's window. */
  readonly window: BrowserWindow;
  /** Path of the players' preload. */
  readonly playerPreload: string;
  /** Folder of the built pages. */
  readonly rendererFolder: string;
}

/** The players' screen, and the way to end it. */
export interface StartedPlayers {
  readonly players: Players;
  /** Nobody is shown anything any more; done once their window has gone. */
  readonly end: () => Promise<void>;
}

/** Opens the players' screen over the fights: nothing is shown anywhere before the narrator says so. */
export function startPlayers(
  { window, playerPreload, rendererFolder }: PlayersOptions,
  { db, fights }: { readonly db: Sqlite; readonly fights: Fights },
): StartedPlayers {
  let gone = (): void => undefined;
  const players = openPlayers({
    fights,
    systemOf,
    settings: () => readSettings(db),
    storeZoom: (playerZoom) => changeSettings(db, { playerZoom }),
    pictures: playersPictures(db),
    openWindow: (heard) =>
      openPlayerWindow(window, playerPreload, {
        ...heard,
        closed: () => {
          heard.closed();
          gone();
        },
      }),
    openPhones: (changed) =>
      openPhones({
        // From a package nobody needs to try out the page on the machine itself.
        addresses: () => addressesOf(networkInterfaces(), !app.isPackaged),
        readPage: (screen) => readPage(rendererFolder, screen),
        every,
        changed,
      }),
    tell: (status) => send(window, 'player:status', status),
  });
  return {
    players,
    async end() {
      players.turnPhonesOff();
      if (!players.status().open) return;
      const closed = new Promise<void>((resolve) => {
        gone = resolve;
      });
      players.close();
      await closed;
    },
  };
}
