import { app, ipcMain, type BrowserWindow } from 'electron';
import { join } from 'node:path';
import { FONTS } from './export/fonts.ts';
import { fontFaces } from './export/font-faces.ts';
import { logExporter, type ExportTools } from './export/export-log.ts';
import { printPdf } from './export/print-pdf.ts';
import { cryptoDice } from './fights/crypto-dice.ts';
import { openFights } from './fights/fights.ts';
import { bindHandlers } from './handlers/bind.ts';
import { handlersOf } from './handlers/index.ts';
import { storeSamples } from './sample/store-samples.ts';
import { runSmoke } from './smoke/run-smoke.ts';
import { enterSmokeMode, isSmoke } from './smoke/smoke-mode.ts';
import { openStore, type Store } from './store/open-store.ts';
import { readSettings } from './store/settings.ts';
import { declareAppProtocol, serveAppProtocol, type PrintedPages } from './windows/app-protocol.ts';
import { chooseImport, chooseTarget } from './windows/dialogs.ts';
import { isFromOurPage } from './windows/lock-down.ts';
import { openMainWindow } from './windows/main-window.ts';
import { setMenu } from './windows/menu.ts';
import { systemOf } from '../shared/rules/registry.ts';

interface Running {
  readonly window: BrowserWindow;
  readonly exportTools: Omit<ExportTools, 'chooseTarget'>;
}

const out = join(import.meta.dirname, '..');
const pages: PrintedPages = new Map();

function openData(): Store {
  const store = openStore({
    folder: app.getPath('userData'),
    now: new Date(),
    sqlite: { nativeBinding: process.env['RODADA_SQLITE_BINDING'] },
  });
  if (store.writable) bringSamples(store);
  app.on('will-quit', () => store.db.close());
  return store;
}

function bringSamples({ db }: Store): void {
  try {
    storeSamples(db, new Date());
  } catch (thrown) {
    // A disk too full for the samples doesn't keep the app from starting.
    console.error(thrown);
  }
}

async function start(store: Store): Promise<Running> {
  const { db } = store;
  const now = () => new Date().toISOString();
  const locale = () => readSettings(db).locale;
  const printer = {
    fontCss: () => fontFaces(FONTS),
    print: (html: string, footer: string) => printPdf(pages, html, footer),
  };
  const exportTools = { db, printer };
  const { electron, chrome, node } = process.versions;
  const handlers = handlersOf({
    db,
    now,
    fights: openFights({ db, systemOf, dice: cryptoDice, now }),
    storeNotice: store.notice,
    version: app.getVersion(),
    runtime: `Electron ${electron} · Chrome ${chrome} · Node ${node}`,
    settingsChanged: (settings) => setMenu(settings.locale),
    chooseImport: () => chooseImport(locale()),
    exportLog: logExporter({
      ...exportTools,
      chooseTarget: (name, format) => chooseTarget(locale(), name, format),
    }),
  });
  bindHandlers(ipcMain, handlers, { isOurs: isFromOurPage, report: (thrown) => console.error(thrown) });

  serveAppProtocol({
    rendererFolder: join(out, 'renderer'),
    devServer: app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'],
    pages,
  });
  setMenu(locale());
  return { exportTools, window: await openMainWindow(store, join(out, 'preload', 'preload.cjs')) };
}

async function trial(): Promise<string> {
  const { window, exportTools } = await start(openData());
  const exporterInto = (folder: string) =>
    logExporter({ ...exportTools, chooseTarget: (name) => Promise.resolve(join(folder, name)) });
  return runSmoke({ window, exporterInto });
}

function runForGood(): void {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  // The database opens while Electron gets ready. That isn't awaited: it waits for this module to have run to its end.
  const store = openData();
  const running = app.whenReady().then(() => start(store));
  app.on('second-instance', () => {
    void running.then(({ window }) => {
      if (window.isMinimized()) window.restore();
      window.focus();
    });
  });
}

declareAppProtocol();
app.on('window-all-closed', () => app.quit());
if (isSmoke) enterSmokeMode(trial);
else runForGood();
