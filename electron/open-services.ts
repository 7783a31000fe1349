import { clipboard } from 'electron';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Changed } from '#shared/api/changes.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { developmentVariable } from './development.ts';
import { checkData, openDataCheck } from './check/check-data.ts';
import { openBackups } from './backup/backups.ts';
import type { Jobs } from './backup/run-job.ts';
import { creatureExporter } from './export/export-creatures.ts';
import { openExporter, type ExporterTools, type ExportTools } from './export/exporter.ts';
import { fontFaces } from './export/font-faces.ts';
import { FONTS } from './export/fonts.ts';
import { cardPrinter } from './export/print-cards.ts';
import { printOnPaper, printPdf } from './export/print-pdf.ts';
import type { Printer } from './export/printer.ts';
import type { OwnFacts } from './about/about.ts';
import { readNotices } from './about/notices.ts';
import { openGivenFiles } from './given-files/given-files.ts';
import type { Inbox } from './given-files/inbox.ts';
import { cryptoDice } from './fights/crypto-dice.ts';
import { openFights } from './fights/fights.ts';
import { exportWork } from './file-work/export-work.ts';
import { openWork } from './open-work.ts';
import { openForecaster } from './forecast/forecaster.ts';
import { every } from './every.ts';
import { startPlayers, type PlayersOptions } from './open-players.ts';
import { answersOf } from './ipc/answer.ts';
import { patiently } from './ipc/patience.ts';
import { handlersOf } from './handlers/index.ts';
import type { Opened, Running } from './opening/opening.ts';
import { watchChanges } from './store/changes.ts';
import { keepKnownDamage } from './store/damage/known-damage.ts';
import { logMarker } from './store/identity.ts';
import { closeStore, type Store } from './store/opening/open-store.ts';
import { pictureBytes } from './store/pictures/pictures.ts';
import { readSettings } from './store/settings.ts';
import { noPicture, type PictureSource, type PrintedPages } from './windows/app-protocol.ts';
import { chooseCreatureTarget, chooseTarget, dialogsIn } from './dialogs.ts';
import { isFromPageOf } from './ipc/origins.ts';
import { NOTHING_OFFERED, setMenu } from './windows/menu.ts';
import { send, sendToAll } from './ipc/send.ts';

/** More workers than this would make a forecast no quicker to look at. */
const MOST_WORKERS = 8;
/** Milliseconds after which all that is stored is looked at. */
const CHECK_AFTER = 4000;
/** An act that finds the data locked tries again so often, after so many milliseconds each time. */
const MOST_TRIES = 50;
const BETWEEN_TRIES = 100;

/** The app with its database open: who answers the window, and what exports are made with. */
export interface OpenServices extends Running {
  readonly exportTools: Omit<ExportTools, 'chooseTarget'> & Pick<ExporterTools, 'work'>;
}

/** What the services are opened with. */
export interface ServiceOptions extends PlayersOptions {
  /** Campaign files that the system has had the app open. */
  readonly inbox: Inbox;
  /** Path of the licences of everything inside. */
  readonly notices: string;
  /** The first loading of its page. */
  readonly loaded: Promise<void>;
  readonly pages: PrintedPages;
  readonly pictures: PictureSource;
  /** Path of the script that forecasts are worked out by. */
  readonly forecastWorker: string;
  /** Path of the script that looks at all that is stored. */
  readonly checkWorker: string;
  /** Path of the script that copies and checks databases. */
  readonly backupWorker: string;
  /** Path of the script that works on files. */
  readonly fileWorker: string;
}

/** What was opened at once. */
interface Started extends Opened {
  readonly jobs: Jobs;
  readonly own: OwnFacts;
  /** What tells this database from any other; null where it has nothing yet. */
  readonly identity: string | null;
}

/** Opens all that works with the database. */
export function startServices(
  options: ServiceOptions,
  store: Store,
  { acts, changed, second, keepSecond, jobs, own, identity }: Started,
): OpenServices {
  const { window, pages, pictures, forecastWorker, checkWorker, fileWorker, loaded } = options;
  const { db, writable } = store;
  pictures.read = (id, size) => pictureBytes(db, id, size);
  const backups = openBackups({
    path: store.path,
    source: db.name,
    identity: identity ?? '',
    writable,
    changed,
    second,
    keepSecond,
    jobs,
    now: () => new Date(),
    every,
    tell: (status) => send(window, 'backups:status', status),
  });
  const knownDamage = keepKnownDamage(db);
  const markLog = writable ? logMarker(db) : () => undefined;
  const noteWritten = (written: Changed): void => {
    markLog();
    knownDamage.noteChange(written);
    backups.noteChange(written);
    sendToAll('data:changed', written);
  };
  if (writable) {
    watchChanges(db, noteWritten);
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
  const work = openWork(store, { script: fileWorker, window, written: noteWritten });
  const fights = openFights({ db, systemOf, dice: cryptoDice, now, locale });
  const { players, end: endPlayers } = startPlayers(options, { db, fights });
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
    work,
    pieces: work.pieces,
    given: openGivenFiles({
      ...{ inbox: options.inbox, work, now },
      tell: (file) => send(window, 'given:first', file),
    }),
    forecaster,
    opening: acts,
    backups,
    writable,
    storeNotice: store.notice,
    own,
    readNotices: () => readNotices(options.notices),
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
    ...dialogsIn(locale),
    knownDamage,
    dataCheck,
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
  return {
    answering,
    exportTools: { ...exportTools, work: exportWork(work) },
    async leave() {
      clearTimeout(checkLater);
      forecaster.cancel();
      backups.stop();
      await work.close();
      await endPlayers();
    },
    close() {
      pictures.read = noPicture;
      backups.stop();
      void work.close();
      closeStore(store);
      // What was found wrong with single rows says nothing of the file.
      backups.closed((dataCheck.last()?.file ?? []).length === 0);
    },
  };
}
