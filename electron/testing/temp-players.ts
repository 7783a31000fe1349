import type { PlayerStatus } from '#shared/api/player.ts';
import type { PhoneScreen, PlayerScreen } from '#shared/player/player-screen.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Fights } from '#electron/fights/fights.ts';
import type { Phones } from '#electron/phones/phones.ts';
import { openPlayers, type Players } from '#electron/player/players.ts';
import { changeSettings, readSettings } from '#electron/store/settings.ts';
import { playersPictures } from '#electron/store/pictures/picture-data.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import type { PlayerKey } from '#electron/windows/player-window.ts';

/** The players' screen over a database, on a window and phones that keep what they are given to show. */
export interface TempPlayers {
  readonly players: Players;
  /** Everything the window was given to show, the newest last. */
  readonly screens: readonly PlayerScreen[];
  /** Everything the phones were given to show, the newest last. */
  readonly onPhones: readonly PhoneScreen[];
  /** Everything the narrator's page was told, the newest last. */
  readonly told: readonly PlayerStatus[];
  /** Presses a key in the window. */
  readonly press: (key: PlayerKey) => void;
}

/** Opens a players' screen for a test. */
export function tempPlayers({ db, fights }: { readonly db: Sqlite; readonly fights: Fights }): TempPlayers {
  const screens: PlayerScreen[] = [];
  const onPhones: PhoneScreen[] = [];
  const told: PlayerStatus[] = [];
  const keys: ((key: PlayerKey) => void)[] = [];
  const players = openPlayers({
    fights,
    systemOf,
    settings: () => readSettings(db),
    storeZoom: (playerZoom) => changeSettings(db, { playerZoom }),
    pictures: playersPictures(db),
    openWindow({ pressed, closed }) {
      keys.push(pressed);
      return { show: (screen) => screens.push(screen), raise: () => undefined, close: closed };
    },
    openPhones: () => phonesThatKeep(onPhones),
    tell: (status) => told.push(status),
  });
  return { players, screens, onPhones, told, press: (key) => keys.at(-1)?.(key) };
}

function phonesThatKeep(shown: PhoneScreen[]): Phones {
  let isOn = false;
  return {
    addresses: () => [{ name: 'Wi-Fi', address: '192.168.0.12' }],
    status: () => (isOn ? { url: 'http://192.168.0.12:1/secret/', listeners: 0 } : null),
    turnOn(_address, screen) {
      isOn = true;
      shown.push(screen);
      return Promise.resolve();
    },
    show: (screen) => isOn && shown.push(screen),
    turnOff() {
      isOn = false;
    },
  };
}
