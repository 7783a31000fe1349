import { app } from 'electron';
import { ownFacts } from './about/own-facts.ts';
import { noteLeft } from './backup/backups.ts';
import type { Jobs } from './backup/run-job.ts';
import { firstScreenHandlers } from './handlers/first-screen.ts';
import { answersOf, failed } from './ipc/answer.ts';
import { isFromPageOf } from './ipc/origins.ts';
import type { OpenServices, ServiceOptions } from './open-services.ts';
import type { Opened, Running } from './opening/opening.ts';
import { chooseLanguage } from './sample/first-start.ts';
import { readIdentity } from './store/identity.ts';
import { closeStore, type Store } from './store/opening/open-store.ts';
import { dropUnusedPictures } from './store/pictures/pictures.ts';
import { readSettings } from './store/settings.ts';
import { keepPlace } from './windows/window-place.ts';

/** The app with its database open: it answers the first screen at once, and brings the rest. */
export interface AtOnce extends Running {
  /** Everything that works with the database, opened when it is first asked for. */
  readonly rest: () => Promise<OpenServices>;
}

/**
 * Opens what the first screen needs of the database. Rules, schemas and all that works by them take longer to come than the
 * database to open: they come with the first request that needs them, or once the page is there. Throws where what every
 * start reads can't be read.
 */
export function openAtOnce(
  options: ServiceOptions,
  store: Store,
  opened: Opened & { readonly jobs: Jobs },
): AtOnce {
  const { window, loaded } = options;
  const { db, writable } = store;
  if (writable) {
    chooseLanguage(db, app.getPreferredSystemLanguages());
    dropUnusedPictures(db);
  }
  readSettings(db);
  const own = ownFacts();
  const identity = readIdentity(db);
  const leavePlace = keepPlace(window, store);
  const report = (thrown: unknown): void => console.error(thrown);
  const handlers = firstScreenHandlers({ db, own, storeNotice: store.notice, writable });
  const first = answersOf(handlers, {
    isOurs: isFromPageOf(window.webContents),
    report,
    carry: (act) => act(),
  });
  let coming: Promise<OpenServices> | null = null;
  let services: OpenServices | null = null;
  let closed = false;

  async function bring(): Promise<OpenServices> {
    // One after another: between them main hears what the window wants.
    await import('#shared/rules/registry.ts');
    await import('#shared/api/contract.ts');
    const { startServices } = await import('./open-services.ts');
    if (closed) throw new Error('closed before it was open');
    services = startServices(options, store, { ...opened, own, identity });
    return services;
  }
  function rest(): Promise<OpenServices> {
    coming ??= bring();
    return coming;
  }
  void loaded.finally(() => void rest().catch(report));
  return {
    rest,
    async answering(channel, event, raw) {
      if (services === null && channel in handlers) return first(channel, event, raw);
      try {
        const { answering } = await rest();
        return await answering(channel, event, raw);
      } catch (thrown) {
        return failed(thrown, report);
      }
    },
    async leave() {
      leavePlace();
      if (coming !== null) await (await coming).leave();
    },
    close() {
      closed = true;
      if (services !== null) return services.close();
      closeStore(store);
      // It was whole as it was opened, and nothing has been done with it but what every start does.
      if (writable) noteLeft(store.path, { changed: opened.changed, whole: true });
    },
  };
}
