import { app, clipboard, type BrowserWindow } from 'electron';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { systemOf } from '#shared/rules/registry.ts';
import { developmentVariable } from './development.ts';
import { checkData, openDataCheck } from './check/check-data.ts';
import { creatureExporter } from './export/export-creatures.ts';
import { openExporter, type ExporterTools, type ExportTools } from './export/exporter.ts';
import { fontFaces } from './export/font-faces.ts';
import { FONTS } from './export/fonts.ts';
import { cardPrinter } from './export/print-cards.ts';
import { printOnPaper, printPdf } from './export/print-pdf.ts';
import type { Printer } from './export/printer.ts';
import { cryptoDice } from './fights/crypto-dice.ts';
import { openFights } from './fights/fights.ts';
import { exportWork } from './file-work/export-work.ts';
import { openFileWork, type FileWork } from './file-work/file-work.ts';
import { openForecaster } from './forecast/forecaster.ts';
import { openPlayers } from './player/players.ts';
import { answersOf } from './ipc/answer.ts';
import type { Answering } from './ipc/bind.ts';
import { patiently } from './ipc/patience.ts';
import { handlersOf } from './handlers/index.ts';
import { storeSamples } from './sample/store-samples.ts';
import { watchChanges } from './store/changes.ts';
import { openStore, type Store } from './store/opening/open-store.ts';
import { bestiaryChanged } from './store/search/creature-order.ts';
import { changeSettings, readSettings } from './store/settings.ts';
import type { PrintedPages } from './windows/app-protocol.ts';
import {
  chooseCampaign,
  chooseCampaignTarget,
  chooseCreatureTarget,
  chooseImport,
  chooseTarget,
  chooseTextTarget,
} from './dialogs.ts';
import { isFromPageOf } from './ipc/origins.ts';
import { NOTHING_OFFERED, setMenu } from './windows/menu.ts';
import { openPlayerWindow } from './windows/player-window.ts';
import { send, sendToAll } from './ipc/send.ts';
import { keepPlace } from './windows/window-place.ts';

/** More workers than this would make a forecast no quicker to look at. */
const MOST_WORKERS = 8;
/** Milliseconds after which all that is stored is looked at. */
const CHECK_AFTER = 4000;
/** An act that finds the data locked tries again so often, after so many milliseconds each time. */
const MOST_TRIES = 50;
const BETWEEN_TRIES = 100;
/** So many milliseconds after the start nobody waits for anything any more. */
const CLEAR_AFTER = 30_000;

/** The app with its database open: who answers the window, and what exports are made with. */
export interface OpenServices {
  readonly answering: Answering;
  readonly exportTools: Omit<ExportTools, 'chooseTarget'> & Pick<ExporterTools, 'work'>;
}

/** What the services are opened with. */
export interface ServiceOptions {
  readonly window: BrowserWindow;
  readonly pages: PrintedPages;
  /** Path of the players' preload. */
  readonly playerPreload: string;
  /** Path of the script that forecasts are worked out by. */
  readonly forecastWorker: string;
  /** Path of the script that looks at all that is stored. */
  readonly checkWorker: string;
  /** Path of the script that works on files. */
  readonly fileWorker: string;
}

/** Opens the database and all that works with it, and puts the window where it was last. */
export function openServices(options: ServiceOptions): OpenServices {
  const { window, pages, playerPreload, forecastWorker, checkWorker, fileWorker } = options;
  const store = openData();
  const { db } = store;
  if (store.writable) watchChanges(db, (changed) => sendToAll('data:changed', changed));
  const now = () => new Date().toISOString();
  const locale = () => readSettings(db).locale;
  const printer: Printer = {
    fontCss: () => fontFaces(FONTS),
    print: (html, footer, signal) => printPdf(pages, html, footer, signal),
    toPaper: (html, options) => printOnPaper(pages, html, options),
  };
  const exportTools = { db, printer };
  const writing: ExportTools = {
    ...exportTools,
    chooseTarget: (name, format) => chooseTarget(locale(), name, format),
  };
  const { electron, chrome, node } = process.versions;
  const work = openWork(store, fileWorker, window);
  const fights = openFights({ db, systemOf, dice: cryptoDice, now, locale });
  const players = openPlayers({
    fights,
    systemOf,
    settings: () => readSettings(db),
    storeZoom: (playerZoom) => changeSettings(db, { playerZoom }),
    openWindow: (heard) => openPlayerWindow(window, playerPreload, heard),
    tell: (status) => send(window, 'player:status', status),
  });
  const dataCheck = openDataCheck(
    () =>
      checkData(db.name, {
        script: checkWorker,
        nativeBinding: developmentVariable('RODADA_SQLITE_BINDING'),
      }),
    (report) => sendToAll('data:checked', report),
  );
  // The app is up first.
  setTimeout(() => void dataCheck.check(), CHECK_AFTER).unref();
  let offered = NOTHING_OFFERED;
  const showMenu = (): void =>
    setMenu({ locale: locale(), offer: offered, choose: (id) => send(window, 'menu:command', id) });
  const handlers = handlersOf({
    db,
    now,
    fights,
    work,
    forecaster: openForecaster({
      script: forecastWorker,
      workers: Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1)),
      tell: (progress) => send(window, 'forecast:progress', progress),
    }),
    storeNotice: store.notice,
    version: app.getVersion(),
    runtime: `Electron ${electron} · Chrome ${chrome} · Node ${node}`,
    players,
    settingsChanged: () => {
      showMenu();
      players.refresh();
    },
    offerMenu: (offer) => {
      offered = offer;
      showMenu();
    },
    copy: (text) => clipboard.writeText(text),
    chooseImport: () => chooseImport(locale()),
    campaignDialogs: {
      chooseSource: () => chooseCampaign(locale()),
      chooseTarget: (name) => chooseCampaignTarget(locale(), name),
    },
    dataCheck,
    chooseTextTarget: (name) => chooseTextTarget(locale(), name),
    locale,
    exportCreatures: creatureExporter({
      locale,
      printer: writing.printer,
      work: exportWork(work),
      chooseTarget: (name, format) => chooseCreatureTarget(locale(), name, format),
    }),
    exporter: openExporter({
      ...writing,
      work: exportWork(work),
      tell: (progress) => send(window, 'export:progress', progress),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    printCards: cardPrinter(writing),
  });
  keepPlace(window, store);
  showMenu();
  const answering = answersOf(handlers, {
    isOurs: isFromPageOf(window.webContents),
    report: (thrown) => console.error(thrown),
    carry: patiently({
      pause: () => pause(BETWEEN_TRIES),
      tries: MOST_TRIES,
      isOurs: work.isBusy,
      tell: (waiting) => send(window, 'store:waiting', waiting),
    }),
  });
  return { answering, exportTools: { ...exportTools, work: exportWork(work) } };
}

/** Opens the work on files, beside the store and with the same file. */
function openWork({ db, writable }: Store, script: string, window: BrowserWindow): FileWork {
  // From now on nobody stands still for a lock: main asks again, the worker waits by itself.
  db.pragma('busy_timeout = 0');
  const work = openFileWork({
    script,
    file: db.name,
    readonly: !writable,
    nativeBinding: developmentVariable('RODADA_SQLITE_BINDING'),
    tell: (task, progress) => send(window, 'work:progress', progress === null ? null : { task, ...progress }),
    changed(changed) {
      bestiaryChanged(db);
      sendToAll('data:changed', changed);
    },
    report: (thrown) => console.error(thrown),
  });
  app.on('will-quit', () => void work.close());
  void clearLater(work).catch((thrown: unknown) => console.error(thrown));
  return work;
}

/** Clears away what an export was cut off at, once the start is over. */
async function clearLater(work: FileWork): Promise<void> {
  await pause(CLEAR_AFTER);
  await work.run('clear-unfinished', { folder: app.getPath('documents') });
}

function openData(): Store {
  const store = openStore({
    folder: app.getPath('userData'),
    now: new Date(),
    sqlite: { nativeBinding: developmentVariable('RODADA_SQLITE_BINDING') },
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
