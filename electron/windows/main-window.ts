/// <reference types="electron-vite/node" />
import { BrowserWindow } from 'electron';
import icon from '#resources/icon/window.png?asset';
import { BACKGROUND } from './background.ts';
import { lockDown, LOCKED } from './lock-down.ts';
import { APP_PAGE } from '#electron/ipc/origins.ts';

/** A window and the loading of its page, which fails where the page can't be had. */
export interface OpenedWindow {
  readonly window: BrowserWindow;
  readonly loaded: Promise<void>;
}

/** Makes the main window, hidden, and begins to load our page into it. */
export function openMainWindow(preload: string): OpenedWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 900,
    minHeight: 600,
    show: false,
    title: 'Rodada',
    // Elsewhere the program's own file has it.
    ...(process.platform === 'linux' && { icon }),
    backgroundColor: BACKGROUND,
    autoHideMenuBar: true,
    webPreferences: { ...LOCKED, preload },
  });
  lockDown(window);
  // Everything is on disk and in main: a page that crashed comes back as it was.
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') window.reload();
  });
  return { window, loaded: window.loadURL(APP_PAGE) };
}

/**
 * Shows the window once all of this is done or has failed. The first paint isn't waited for: on a busy machine it may
 * never be told of, and the background has the page's colour.
 */
export async function showAfter(window: BrowserWindow, done: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(done);
  if (!window.isDestroyed()) window.show();
}
