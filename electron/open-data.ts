import { app, Menu } from 'electron';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { openJobs } from './backup/run-job.ts';
import { developmentVariable } from './development.ts';
import { answersOf } from './ipc/answer.ts';
import type { Answering } from './ipc/bind.ts';
import { isFromPageOf } from './ipc/origins.ts';
import { openAtOnce, type AtOnce } from './open-at-once.ts';
import type { ServiceOptions } from './open-services.ts';
import { beginOpening, type Beginning } from './opening/opening.ts';

/** Opens the database and answers the first screen; all else that works with it comes when it is first needed. */
export function openData(options: ServiceOptions): Beginning<AtOnce> {
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
    start: (store, opened) => openAtOnce(options, store, { ...opened, jobs }),
    answerBlocked(opening, absent) {
      // Only where something keeps the data from being opened.
      let answering: Promise<Answering> | null = null;
      const bring = async (): Promise<Answering> => {
        const { openingHandlers } = await import('./handlers/opening.ts');
        return answersOf(openingHandlers({ opening }), { ...answer, absent, carry: (act) => act() });
      };
      return async (channel, event, raw) => (await (answering ??= bring()))(channel, event, raw);
    },
    chooseFolder: async () => {
      const { chooseFolder } = await import('./dialogs.ts');
      return chooseFolder(DEFAULT_LOCALE, 'backups.folderDialog');
    },
    replaced: () => options.window.webContents.reload(),
  });
  // The one that Electron comes with offers what isn't ours; ours comes with its words.
  Menu.setApplicationMenu(null);
  let isOpen = false;
  void beginning.opened.then(() => (isOpen = true));
  const offerNothing = async (): Promise<void> => {
    const { NOTHING_OFFERED, setMenu } = await import('./windows/menu.ts');
    if (!isOpen) setMenu({ locale: DEFAULT_LOCALE, offer: NOTHING_OFFERED, choose: () => undefined });
  };
  void options.loaded.finally(() => void offerNothing());
  app.on('will-quit', beginning.close);
  return beginning;
}
