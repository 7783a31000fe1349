import { BrowserWindow, screen } from 'electron';
import { z } from 'zod';
import { readSetting, writeSetting } from '../store/settings.ts';
import type { Store } from '../store/open-store.ts';
import { lockDown } from './lock-down.ts';
import { APP_ORIGIN } from './origins.ts';

const BOUNDS = 'window';
const bounds = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  maximized: z.boolean(),
});

/** The ground colour of the dark theme, so that nothing flashes white before the page is there. */
const GROUND = '#11131a';

/** Opens the main window where it was last and loads our page into it. */
export async function openMainWindow({ db, writable }: Store, preload: string): Promise<BrowserWindow> {
  const remembered = readSetting(db, BOUNDS, bounds);
  const place = remembered !== null && isVisible(remembered) ? remembered : null;
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    ...(place && { x: place.x, y: place.y, width: place.width, height: place.height }),
    minWidth: 900,
    minHeight: 600,
    show: false,
    title: 'Rodada',
    backgroundColor: GROUND,
    autoHideMenuBar: true,
    webPreferences: { preload, contextIsolation: true, sandbox: true, nodeIntegration: false },
  });
  lockDown(window);
  if (place?.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    if (writable) writeSetting(db, BOUNDS, { ...window.getNormalBounds(), maximized: window.isMaximized() });
  });
  // Everything is on disk and in main: a page that crashed comes back as it was.
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') window.reload();
  });
  await window.loadURL(`${APP_ORIGIN}/index.html`);
  // On a busy machine the first paint may never be told of; a page that is there is shown all the same.
  if (!window.isVisible()) window.show();
  return window;
}

function isVisible({ x, y, width, height }: z.infer<typeof bounds>): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const across = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    const down = Math.min(y + height, workArea.y + workArea.height) - Math.max(y, workArea.y);
    return across > 100 && down > 100;
  });
}
