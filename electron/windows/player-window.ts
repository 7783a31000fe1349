import { BrowserWindow, screen, type Display, type Input } from 'electron';
import type { PlayerScreen } from '#shared/player/player-screen.ts';
import { BACKGROUND } from './background.ts';
import { lockDown, LOCKED } from './lock-down.ts';
import { PLAYERS_ORIGIN } from '#electron/ipc/origins.ts';
import { send } from '#electron/ipc/send.ts';

/** What the players' window lets the narrator do from within it. */
export const PLAYER_KEYS = ['larger', 'smaller', 'usual', 'black-out'] as const;

/** One of the keys of the players' window. */
export type PlayerKey = (typeof PLAYER_KEYS)[number];

/** Who hears what becomes of the players' window. */
export interface PlayerWindowHeard {
  /** Its page is there, for the first time or anew, and shows nothing yet. */
  readonly ready: () => void;
  readonly pressed: (key: PlayerKey) => void;
  readonly closed: () => void;
}

/** The players' window while it is open. */
export interface PlayerWindow {
  readonly show: (screen: PlayerScreen) => void;
  readonly raise: () => void;
  readonly close: () => void;
}

/** Opens the players' window, on a display the main window isn't on if there is one, without taking the keyboard from the narrator. */
export function openPlayerWindow(
  main: BrowserWindow,
  preload: string,
  heard: PlayerWindowHeard,
): PlayerWindow {
  const other = otherDisplay(main);
  const window = new BrowserWindow({
    ...(other === null ? { width: 960, height: 720 } : other.workArea),
    minWidth: 320,
    minHeight: 240,
    show: false,
    title: 'Rodada',
    backgroundColor: BACKGROUND,
    webPreferences: { ...LOCKED, preload },
  });
  lockDown(window);
  window.removeMenu();
  const { webContents } = window;
  webContents.on('did-finish-load', heard.ready);
  webContents.on('before-input-event', (event, input) => {
    if (takeKey(window, input, heard)) event.preventDefault();
  });
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') window.reload();
  });
  window.once('ready-to-show', () => {
    window.showInactive();
    if (other !== null) window.setFullScreen(true);
  });
  const withMain = (): void => window.destroy();
  main.once('closed', withMain);
  window.on('closed', () => {
    main.off('closed', withMain);
    heard.closed();
  });
  void window.loadURL(`${PLAYERS_ORIGIN}/player.html`);
  return {
    show: (screen) => send(window, 'player:screen', screen),
    raise: () => window.moveTop(),
    close: () => window.close(),
  };
}

function otherDisplay(main: BrowserWindow): Display | null {
  const own = screen.getDisplayMatching(main.getBounds()).id;
  return screen.getAllDisplays().find(({ id }) => id !== own) ?? null;
}

const KEYS: Readonly<Record<string, PlayerKey>> = {
  'Ctrl +': 'larger',
  'Ctrl =': 'larger',
  'Ctrl -': 'smaller',
  'Ctrl 0': 'usual',
  b: 'black-out',
};

/** Runs what a key means in the players' window; false for a key that means nothing there. */
function takeKey(window: BrowserWindow, input: Input, { pressed }: PlayerWindowHeard): boolean {
  if (input.type !== 'keyDown' || input.alt) return false;
  if (input.key === 'F11') {
    window.setFullScreen(!window.isFullScreen());
    return true;
  }
  const key = KEYS[`${input.control || input.meta ? 'Ctrl ' : ''}${input.key.toLowerCase()}`];
  if (key === undefined) return false;
  pressed(key);
  return true;
}
