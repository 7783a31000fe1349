import { app, ipcMain } from 'electron';
import { join } from 'node:path';
import type { OpenDesk } from './desk.ts';
import { bindChannels } from './ipc/bind.ts';
import { isSmoke } from './smoke/is-smoke.ts';
import { declareAppProtocol, serveAppProtocol, type PrintedPages } from './windows/app-protocol.ts';
import { openMainWindow, showAfter, type OpenedWindow } from './windows/main-window.ts';

/** The open window, and the desk that is being laid while its page loads. */
interface Running extends OpenedWindow {
  readonly desk: Promise<OpenDesk>;
}

const out = join(import.meta.dirname, '..');

/** Opens the window first; the database, the rules and all else come while its page starts, and its requests wait for them. */
function start(): Running {
  const pages: PrintedPages = new Map();
  serveAppProtocol({
    rendererFolder: join(out, 'renderer'),
    devServer: app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'],
    pages,
  });
  const opened = openMainWindow(join(out, 'preload', 'preload.cjs'));
  const desk = import('./desk.ts').then(({ openDesk }) =>
    openDesk({
      window: opened.window,
      pages,
      playerPreload: join(out, 'preload', 'player-preload.cjs'),
      forecastWorker: join(out, 'main', 'forecast-worker.js'),
    }),
  );
  bindChannels(
    ipcMain,
    desk.then(({ answering }) => answering),
  );
  void showAfter(opened.window, [opened.loaded, desk]);
  return { ...opened, desk };
}

async function trial(): Promise<string> {
  const { window, loaded, desk } = start();
  const { runTrial } = await import('./smoke/run-trial.ts');
  await loaded;
  return runTrial(window, await desk);
}

function runForGood(): void {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  // Not awaited: Electron becomes ready only after this module has run to its end.
  const running = app.whenReady().then(start);
  app.on('second-instance', () => {
    void running.then(({ window }) => {
      if (window.isMinimized()) window.restore();
      window.focus();
    });
  });
}

declareAppProtocol();
app.on('window-all-closed', () => app.quit());
if (isSmoke) void import('./smoke/smoke-mode.ts').then(({ enterSmokeMode }) => enterSmokeMode(trial));
else runForGood();
