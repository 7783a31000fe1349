import { screen, type BrowserWindow } from 'electron';
import { z } from 'zod';
import type { Store } from '#electron/store/opening/open-store.ts';
import { readSetting, writeSetting } from '#electron/store/settings.ts';

const BOUNDS = 'window';
const bounds = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  maximized: z.boolean(),
});

/** Puts a window where it was last, if that can still be seen, and remembers where it is when it closes; gives the way to stop. */
export function keepPlace(window: BrowserWindow, { db, writable }: Store): () => void {
  const place = readSetting(db, BOUNDS, bounds);
  if (place !== null && isVisible(place)) {
    window.setBounds({ x: place.x, y: place.y, width: place.width, height: place.height });
    if (place.maximized) window.maximize();
  }
  const keep = (): void => {
    if (!writable) return;
    try {
      writeSetting(db, BOUNDS, { ...window.getNormalBounds(), maximized: window.isMaximized() });
    } catch {
      // A full disk, a lock: the window closes all the same, and comes back where it was before.
    }
  };
  window.on('close', keep);
  return () => window.off('close', keep);
}

function isVisible({ x, y, width, height }: z.infer<typeof bounds>): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const across = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    const down = Math.min(y + height, workArea.y + workArea.height) - Math.max(y, workArea.y);
    return across > 100 && down > 100;
  });
}
