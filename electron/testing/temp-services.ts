import { openDataCheck } from '#electron/check/check-data.ts';
import { checkFile } from '#electron/check/check-file.ts';
import { cryptoDice } from '#electron/fights/crypto-dice.ts';
import { openPieces } from '#electron/files/pieces.ts';
import { openFights } from '#electron/fights/fights.ts';
import { openGivenFiles } from '#electron/given-files/given-files.ts';
import { openInbox } from '#electron/given-files/inbox.ts';
import type { Services } from '#electron/handlers/services.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { damagedRows } from '#electron/store/damage/damaged-rows.ts';
import { tempPlayers } from './temp-players.ts';
import { NO_BACKUPS } from './temp-safety.ts';
import { NOW, tempStore } from './temp-store.ts';
import { workHere } from './work-here.ts';

/** What the handlers work with, over a new database or the one given; dialogs are closed at once unless the test says otherwise. */
export function tempServices(more: Partial<Services> = {}): Services {
  const db = more.db ?? tempStore();
  const now = () => NOW.toISOString();
  const fights = openFights({ db, systemOf, dice: cryptoDice, now, locale: () => 'pt-BR' });
  const work = workHere(db);
  return {
    db,
    now,
    fights,
    work,
    pieces: openPieces(),
    given: openGivenFiles({ inbox: openInbox([]), work, now, tell: () => undefined }),
    players: tempPlayers({ db, fights }).players,
    forecaster: { run: () => Promise.resolve(null), cancel: () => undefined },
    ...NO_BACKUPS,
    storeNotice: null,
    writable: true,
    own: { version: '1.2.3', commit: null, runtime: 'Electron', system: 'Linux' },
    readNotices: () => Promise.resolve([]),
    settingsChanged: () => undefined,
    offerMenu: () => undefined,
    copy: () => undefined,
    chooseImport: () => Promise.resolve([]),
    choosePicture: () => Promise.resolve(null),
    campaignDialogs: {
      chooseSource: () => Promise.resolve(null),
      chooseTarget: () => Promise.resolve(null),
    },
    exporter: {
      write: () => Promise.resolve(null),
      writeStored: () => Promise.resolve(null),
      print: () => Promise.resolve(false),
      cancel: () => undefined,
    },
    printCards: () => Promise.resolve(null),
    exportCreatures: () => Promise.resolve(null),
    knownDamage: { list: (looked) => damagedRows(db, looked), noteChange: () => undefined },
    dataCheck: openDataCheck(
      () => Promise.resolve(checkFile(db.name, {}, now)),
      () => undefined,
    ),
    chooseTextTarget: () => Promise.resolve(null),
    locale: () => 'pt-BR',
    ...more,
  };
}
