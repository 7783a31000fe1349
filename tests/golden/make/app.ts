import { join } from 'node:path';
import { openDataCheck } from '#electron/check/check-data.ts';
import { checkFile } from '#electron/check/check-file.ts';
import { exportWork } from '#electron/file-work/export-work.ts';
import { keepKnownDamage } from '#electron/store/damage/known-damage.ts';
import { openPieces } from '#electron/files/pieces.ts';
import { workHere } from '#electron/testing/work-here.ts';
import { openExporter } from '#electron/export/exporter.ts';
import { openFights } from '#electron/fights/fights.ts';
import { openGivenFiles } from '#electron/given-files/given-files.ts';
import { openInbox } from '#electron/given-files/inbox.ts';
import { campaignFileHandlers } from '#electron/handlers/campaign-files.ts';
import { campaignHandlers } from '#electron/handlers/campaigns.ts';
import { characterHandlers } from '#electron/handlers/characters.ts';
import { combatHandlers } from '#electron/handlers/combats.ts';
import { creatureHandlers } from '#electron/handlers/creatures.ts';
import type { Services } from '#electron/handlers/services.ts';
import { encounterHandlers } from '#electron/handlers/encounters.ts';
import { objectHandlers } from '#electron/handlers/objects.ts';
import { sessionHandlers } from '#electron/handlers/sessions.ts';
import { mustOpen, type Store } from '#electron/store/opening/open-store.ts';
import { NO_BACKUPS } from '#electron/testing/temp-safety.ts';
import { tempPlayers } from '#electron/testing/temp-players.ts';
import type { DieSource } from '#shared/dice/dice.ts';
import { systemOf } from '#shared/rules/registry.ts';

/** The handlers that fights need; packs are found by the bundler alone. */
const handlersOf = (services: Services) => ({
  ...campaignHandlers(services),
  ...campaignFileHandlers(services),
  ...characterHandlers(services),
  ...sessionHandlers(services),
  ...creatureHandlers(services),
  ...encounterHandlers(services),
  ...objectHandlers(services),
  ...combatHandlers(services),
});

/** The app over a folder, without its window: its own handlers, whose dialogs answer with the path asked for. */
export interface FolderApp {
  readonly store: Store;
  readonly handlers: ReturnType<typeof handlersOf>;
  /** Sets the time the next acts happen at, ISO date-time. */
  readonly setNow: (now: () => string) => void;
  /** Sets the dice the next acts roll. */
  readonly setDice: (dice: DieSource) => void;
  /** Where the next file that is exported goes. */
  readonly exportTo: (path: string) => void;
}

/** Opens the database of a folder with everything that stands on it. */
export function openFolder(folder: string, opened: Date): FolderApp {
  const store = mustOpen({ folder, now: opened });
  if (store.notice !== null || !store.writable) throw new Error(JSON.stringify(store.notice));
  const { db } = store;
  let now = (): string => opened.toISOString();
  let dice: DieSource = () => 1;
  let target = join(folder, 'unnamed');
  const fights = openFights({
    db,
    systemOf,
    dice: (sides, purpose) => dice(sides, purpose),
    now: () => now(),
    locale: () => 'pt-BR',
  });
  const work = workHere(db);
  const handlers = handlersOf({
    db,
    now: () => now(),
    fights,
    work,
    pieces: openPieces(),
    given: openGivenFiles({ inbox: openInbox([]), work, now: () => now(), tell: () => undefined }),
    players: tempPlayers({ db, fights }).players,
    forecaster: { run: () => Promise.resolve(null), cancel: () => undefined },
    ...NO_BACKUPS,
    storeNotice: null,
    writable: true,
    own: { version: '', commit: null, runtime: 'Node', system: '' },
    readNotices: () => Promise.resolve([]),
    settingsChanged: () => undefined,
    offerMenu: () => undefined,
    copy: () => undefined,
    chooseImport: () => Promise.resolve([]),
    choosePicture: () => Promise.resolve(null),
    campaignDialogs: {
      chooseSource: () => Promise.resolve(null),
      chooseTarget: () => Promise.resolve(target),
    },
    exporter: openExporter({
      db,
      work: exportWork(work),
      printer: {
        fontCss: () => Promise.resolve(''),
        print: () => Promise.reject(new Error('There is no printer.')),
        toPaper: () => Promise.resolve(false),
      },
      chooseTarget: () => Promise.resolve(target),
      tell: () => undefined,
      timeZone: 'America/Sao_Paulo',
    }),
    printCards: () => Promise.resolve(null),
    exportCreatures: () => Promise.resolve(null),
    knownDamage: keepKnownDamage(db),
    dataCheck: openDataCheck(
      () => Promise.resolve(checkFile(db.name, {}, () => now())),
      () => undefined,
    ),
    chooseTextTarget: () => Promise.resolve(target),
    locale: () => 'pt-BR',
  });
  return {
    store,
    handlers,
    setNow: (next) => (now = next),
    setDice: (next) => (dice = next),
    exportTo: (path) => (target = path),
  };
}
