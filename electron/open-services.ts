import { app, clipboard, type BrowserWindow } from 'electron';
import { availableParallelism } from 'node:os';
import { systemOf } from '#shared/rules/registry.ts';
import { developmentVariable } from './development.ts';
import { checkData, openDataCheck } from './check/check-data.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { openBackups } from './backup/backups.ts';
import { openJobs, type Jobs } from './backup/run-job.ts';
import { creatureExporter } from './export/export-creatures.ts';
import { openExporter, type ExportTools } from './export/exporter.ts';
import { fontFaces } from './export/font-faces.ts';
import { FONTS } from './export/fonts.ts';
import { cardPrinter } from './export/print-cards.ts';
import { printOnPaper, printPdf } from './export/print-pdf.ts';
import type { Printer } from './export/printer.ts';
import { cryptoDice } from './fights/crypto-dice.ts';
import { openFights } from './fights/fights.ts';
import { openForecaster } from './forecast/forecaster.ts';
import { openPlayers } from './player/players.ts';
import { answersOf } from './ipc/answer.ts';
import { handlersOf } from './handlers/index.ts';
import { openingHandlers } from './handlers/opening.ts';
import { beginOpening, type Beginning, type Opened, type Running } from './opening/opening.ts';
import { storeSamples } from './sample/store-samples.ts';
import { watchChanges } from './store/changes.ts';
import { logMarker, readIdentity } from './store/identity.ts';
import { closeStore, type Store } from './store/opening/open-store.ts';
import { changeSettings, readSettings } from './store/settings.ts';
import type { PrintedPages } from './windows/app-protocol.ts';
import {
  chooseCampaign,
  chooseCampaignTarget,
  chooseCreatureTarget,
  chooseDataTarget,
  chooseFolder,
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

/** The app with its database open: who answers the window, and what exports are made with. */
export interface OpenServices extends Running {
  readonly exportTools: Omit<ExportTools, 'chooseTarget'>;
}

/** What the services are opened with. */
export interface ServiceOptions {
  readonly window: BrowserWindow;
  /** The first loading of its page. */
  readonly loaded: Promise<void>;
  readonly pages: PrintedPages;
  /** Path of the players' preload. */
  readonly playerPreload: string;
  /** Path of the script that forecasts are worked out by. */
  readonly forecastWorker: string;
  /** Path of the script that looks at all that is stored. */
  readonly checkWorker: string;
  /** Path of the script that copies and checks databases. */
  readonly backupWorker: string;
}

/** Opens the database, and all that works with it once it is open. */
export function openData(options: ServiceOptions): Beginning<OpenServices> {
  const sqlite = { nativeBinding: developmentVariable('RODADA_SQLITE_BINDING') };
  const jobs = openJobs({ script: options.backupWorker, sqlite });
  const answer = {
    isOurs: isFromPageOf(options.window.webContents),
    report: (thrown: unknown) => console.error(thrown),
  };
  const beginning = beginOpening({
    report: answer.report,
    home: app.getPath('userData'),
    now: () => new Date(),
    sqlite,
    jobs,
    start: (store, opened) => startServices(options, store, { ...opened, jobs }),
    answerBlocked: (opening, absent) => answersOf(openingHandlers({ opening }), { ...answer, absent }),
    chooseFolder: () => chooseFolder(DEFAULT_LOCALE, 'backups.folderDialog'),
    replaced: () => options.window.webContents.reload(),
  });
  setMenu({ locale: DEFAULT_LOCALE, offer: NOTHING_OFFERED, choose: () => undefined });
  app.on('will-quit', beginning.close);
  return beginning;
}

/** Opens all that works with the database, and puts the window where it was last. */
function startServices(
  { window, pages, playerPreload, forecastWorker, checkWorker, loaded }: ServiceOptions,
  store: Store,
  { acts, changed, second, keepSecond, jobs }: Opened & { readonly jobs: Jobs },
): OpenServices {
  const { db, writable } = store;
  if (writable) bringSamples(store);
  const backups = openBackups({
    path: store.path,
    source: db.name,
    identity: readIdentity(db) ?? '',
    writable,
    changed,
    second,
    keepSecond,
    jobs,
    now: () => new Date(),
    every(milliseconds, act) {
      const timer = setInterval(act, milliseconds);
      return () => clearInterval(timer);
    },
    tell: (status) => send(window, 'backups:status', status),
  });
  if (writable) {
    const markLog = logMarker(db);
    watchChanges(db, (written) => {
      markLog();
      backups.noteChange(written);
      sendToAll('data:changed', written);
    });
    void loaded.finally(backups.begin);
  }
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
  const fights = openFights({ db, systemOf, dice: cryptoDice, now, locale });
  const players = openPlayers({
    fights,
    systemOf,
    settings: () => readSettings(db),
    storeZoom: (playerZoom) => changeSettings(db, { playerZoom }),
    openWindow: (heard) =>
      openPlayerWindow(window, playerPreload, {
        ...heard,
        closed: () => {
          heard.closed();
          playersGone();
        },
      }),
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
  const checkLater = setTimeout(() => void dataCheck.check(), CHECK_AFTER).unref();
  let playersGone = (): void => undefined;
  let offered = NOTHING_OFFERED;
  const showMenu = (): void =>
    setMenu({ locale: locale(), offer: offered, choose: (id) => send(window, 'menu:command', id) });
  const forecaster = openForecaster({
    script: forecastWorker,
    workers: Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1)),
    tell: (progress) => send(window, 'forecast:progress', progress),
  });
  const handlers = handlersOf({
    db,
    now,
    fights,
    forecaster,
    opening: acts,
    backups,
    backupDialogs: {
      chooseSecond: () => chooseFolder(locale(), 'backups.secondDialog'),
      chooseTarget: (name) => chooseDataTarget(locale(), name),
    },
    writable,
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
      chooseTarget: (name, format) => chooseCreatureTarget(locale(), name, format),
    }),
    exporter: openExporter({
      ...writing,
      tell: (progress) => send(window, 'export:progress', progress),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    printCards: cardPrinter(writing),
  });
  const leavePlace = keepPlace(window, store);
  showMenu();
  const answering = answersOf(handlers, {
    isOurs: isFromPageOf(window.webContents),
    report: (thrown) => console.error(thrown),
  });
  return {
    answering,
    exportTools,
    async leave() {
      leavePlace();
      clearTimeout(checkLater);
      forecaster.cancel();
      backups.stop();
      if (!players.status().open) return;
      const gone = new Promise<void>((resolve) => {
        playersGone = resolve;
      });
      players.close();
      await gone;
    },
    close() {
      backups.stop();
      closeStore(store);
      backups.closed();
    },
  };
}

function bringSamples({ db }: Store): void {
  try {
    storeSamples(db, new Date());
  } catch (thrown) {
    // A disk too full for the samples doesn't keep the app from starting.
    console.error(thrown);
  }
}
