import { app, ipcMain, session } from 'electron';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AtOnce } from './open-at-once.ts';
import { developmentVariable } from './development.ts';
import { bindChannels } from './ipc/bind.ts';
import { givenPaths, handedPaths } from './given-files/given-paths.ts';
import { openInbox } from './given-files/inbox.ts';
import { isSmoke } from './smoke/is-smoke.ts';
import {
  declareAppProtocol,
  noPicture,
  serveAppProtocol,
  type PictureSource,
  type PrintedPages,
} from './windows/app-protocol.ts';
import { lockSession } from './windows/lock-down.ts';
import { goOffline, keepOffline } from './windows/offline.ts';
import { openMainWindow, showAfter, type OpenedWindow } from './windows/main-window.ts';

/** The open window, and all that answers it, which opens while its page loads, or when the narrator has said how. */
interface Running extends OpenedWindow {
  readonly services: Promise<AtOnce>;
}

const out = join(import.meta.dirname, '..');
const devServer = developmentVariable('ELECTRON_RENDERER_URL');

const appFiles = givenPaths(process.argv.slice(1), process.cwd());
const inbox = openInbox(appFiles);

/** Opens the window first; the database, the rules and all else come while its page starts, and its requests wait for them. */
function start(): Running {
  const pages: PrintedPages = new Map();
  const pictures: PictureSource = { read: noPicture };
  lockSession(session.defaultSession);
  keepOffline(session.defaultSession, devServer);
  serveAppProtocol({ rendererFolder: join(out, 'renderer'), devServer, pages, pictures });
  const opened = openMainWindow(join(out, 'preload', 'preload.cjs'));
  const data = import('./open-data.ts').then(({ openData }) =>
    openData({
      ...opened,
      pages,
      pictures,
      inbox,
      notices: join(out, 'notices.json'),
      playerPreload: join(out, 'preload', 'player-preload.cjs'),
      rendererFolder: join(out, 'renderer'),
      forecastWorker: join(out, 'main', 'forecast-worker.js'),
      checkWorker: join(out, 'main', 'check-worker.js'),
      backupWorker: join(out, 'main', 'backup-worker.js'),
      fileWorker: join(out, 'main', 'file-worker.js'),
    }),
  );
  bindChannels(
    ipcMain,
    data.then(({ answering }) => answering),
  );
  void showAfter(opened.window, [opened.loaded, data]);
  return { ...opened, services: data.then(({ opened: services }) => services) };
}

/** Whether files can be made in a folder, which itself is made where it isn't there. */
function canWrite(folder: string): boolean {
  const probe = join(folder, `.rodada-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
}

async function trial(): Promise<string> {
  const { window, loaded, services } = start();
  const { runTrial } = await import('./smoke/run-trial.ts');
  await loaded;
  return runTrial(window, await (await services).rest());
}

function runForGood(): void {
  // Where nothing can be written there can't be a lock either: no other copy is running, and this one says what is wrong.
  const readOnly = !canWrite(app.getPath('userData'));
  if (readOnly) app.setPath('sessionData', mkdtempSync(join(tmpdir(), 'rodada-')));
  if (!readOnly && !app.requestSingleInstanceLock({ files: appFiles })) {
    app.quit();
    return;
  }
  // Not awaited: Electron becomes ready only after this module has run to its end.
  const running = app.whenReady().then(start);
  const raise = (): void =>
    void running.then(({ window }) => {
      if (window.isMinimized()) window.restore();
      window.focus();
    });
  // Chromium mixes the arguments of a second start with its own: what it was given to open it hands over itself.
  app.on('second-instance', (_event, _args, _folder, handed) => {
    inbox.add(handedPaths(handed));
    raise();
  });
  // How macOS says it, before the app is ready, too.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    inbox.add([path]);
    raise();
  });
}

declareAppProtocol();
goOffline(devServer);
app.on('window-all-closed', () => app.quit());
if (isSmoke) void import('./smoke/smoke-mode.ts').then(({ enterSmokeMode }) => enterSmokeMode(trial));
else runForGood();
