import { app } from 'electron';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { openJobs } from './backup/run-job.ts';
import { developmentVariable } from './development.ts';
import { chooseFolder } from './dialogs.ts';
import { openingHandlers } from './handlers/opening.ts';
import { answersOf } from './ipc/answer.ts';
import { isFromPageOf } from './ipc/origins.ts';
import { startServices, type OpenServices, type ServiceOptions } from './open-services.ts';
import { beginOpening, type Beginning } from './opening/opening.ts';
import { NOTHING_OFFERED, setMenu } from './windows/menu.ts';

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
    answerBlocked: (opening, absent) =>
      answersOf(openingHandlers({ opening }), { ...answer, absent, carry: (act) => act() }),
    chooseFolder: () => chooseFolder(DEFAULT_LOCALE, 'backups.folderDialog'),
    replaced: () => options.window.webContents.reload(),
  });
  setMenu({ locale: DEFAULT_LOCALE, offer: NOTHING_OFFERED, choose: () => undefined });
  app.on('will-quit', beginning.close);
  return beginning;
}
