import { app, type BrowserWindow, type Session, type WebContents, type WebPreferences } from 'electron';

/** What every page of ours is opened with. */
export const LOCKED: WebPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  // Its dictionaries would be fetched.
  spellcheck: false,
  disableDialogs: true,
  navigateOnDragDrop: false,
  devTools: !app.isPackaged,
  // Files come and go by main's dialogs alone.
  disableBlinkFeatures: 'FileSystemAccess,FileSystemAccessLocal',
};

/** Keeps a window on the page it was given: no navigation, no further windows, no embedded pages, no choosing of files. */
export function lockDown({ webContents }: BrowserWindow): void {
  let home = '';
  webContents.on('will-navigate', (event) => event.preventDefault());
  webContents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  webContents.on('will-redirect', (event) => event.preventDefault());
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  // Going to an empty page is no request, and asks nobody.
  webContents.on('did-navigate', (_event, url) => {
    if (!url.startsWith('about:')) home = url;
    else if (home !== '') void webContents.loadURL(home);
  });
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  // Before that it would slow the loading; no window is in sight until its page is loaded.
  webContents.once('did-finish-load', () => void refuseFilePickers(webContents));
}

/** Has Chromium ask us instead of the narrator which file it is to be, and never answers: a field for files has no other switch. */
async function refuseFilePickers({ debugger: devtools }: WebContents): Promise<void> {
  try {
    devtools.attach();
    await devtools.sendCommand('Page.enable');
    await devtools.sendCommand('Page.setInterceptFileChooserDialog', { enabled: true });
  } catch (thrown) {
    console.error(thrown);
  }
}

/** Gives the pages of a session nothing of the system: no permission, no device, no download. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide({}));
  session.on('will-download', (event) => event.preventDefault());
}
