import type { BrowserWindow } from 'electron';
import type { Sender } from '#electron/ipc/bind.ts';
import { isOurPage } from '#electron/ipc/origins.ts';

/** What a page may ask the system for: putting text on the clipboard, nothing else. */
const ALLOWED_PERMISSIONS: readonly string[] = ['clipboard-sanitized-write'];

/** Keeps a window on the page it was given: no navigation, no further windows, no embedded pages, no permissions. */
export function lockDown({ webContents }: BrowserWindow): void {
  webContents.on('will-navigate', (event) => event.preventDefault());
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.session.setPermissionRequestHandler((_contents, permission, decide) => {
    decide(ALLOWED_PERMISSIONS.includes(permission));
  });
  webContents.session.setPermissionCheckHandler((_contents, permission) =>
    ALLOWED_PERMISSIONS.includes(permission),
  );
}

/** Whether a request comes from the top frame of our own page. */
export function isFromOurPage({ senderFrame }: Sender): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOurPage(senderFrame.url);
}
