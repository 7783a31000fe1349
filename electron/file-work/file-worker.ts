import { parentPort, workerData as started } from 'node:worker_threads';
import type { z } from 'zod';
import type { Changed } from '#shared/api/changes.ts';
import { toWire } from '#shared/api/wire.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { GIVEN_UP } from '#electron/files/work-place.ts';
import { watchChanges } from '#electron/store/changes.ts';
import { bestiaryChanged } from '#electron/store/search/creature-order.ts';
import { openSqlite, type Sqlite } from '#electron/store/sqlite.ts';
import { asStoreError } from '#electron/store/store-error.ts';
import { openScratches } from './scratch.ts';
import { isTaskName, TASKS } from './tasks.ts';
import { workerData, workOrder, type Report } from './worker-messages.ts';

/** Milliseconds this thread waits for another's lock: nobody waits for it. */
const PATIENCE = 20_000;
/** Between one word of how far the work is and the next, in milliseconds. */
const BETWEEN_STEPS = 100;
/** More ids than this are not told one by one: none stand for any. */
const MOST_IDS = 500;

const { file, readonly, nativeBinding } = workerData.parse(started);
const scratches = openScratches({ nativeBinding });
let opened: Sqlite | null = null;

parentPort?.on('message', (raw: unknown) => void work(workOrder.parse(raw)));

async function work({ number, name, input, flag }: z.output<typeof workOrder>): Promise<void> {
  let told = 0;
  const step = (done: number, total: number | null): void => {
    if (flag[0] === 1) throw GIVEN_UP;
    const now = performance.now();
    if (now - told < BETWEEN_STEPS) return;
    told = now;
    report({ kind: 'step', number, done, total });
  };
  let ended: Report<unknown>;
  try {
    if (!isTaskName(name)) throw new TypeError(`There is no work named ${name}.`);
    const result = TASKS[name].run({ db: database(), scratch: scratches.open, step }, input);
    ended = { kind: 'done', number, result };
  } catch (thrown) {
    ended = failure(thrown, number);
  } finally {
    scratches.clear();
  }
  // What changed is told before.
  await Promise.resolve();
  report(ended);
}

function database(): Sqlite {
  // A stand-in for data that can't be opened has no file.
  if (file === ':memory:') throw new RodadaError('STORE', message('store.error.readOnly'));
  if (opened === null) {
    opened = openSqlite(file, { nativeBinding, readonly, fileMustExist: true, timeout: PATIENCE });
    opened.pragma('foreign_keys = ON');
    if (!readonly) {
      opened.pragma('synchronous = FULL');
      watchChanges(opened, (changed) => report({ kind: 'changed', changed: withFewIds(changed) }));
    }
  }
  // The main thread writes, too.
  bestiaryChanged(opened);
  return opened;
}

function withFewIds(changed: Changed): Changed {
  return Object.fromEntries(
    Object.entries(changed).map(([kind, ids]) => [kind, ids.length > MOST_IDS ? [] : ids]),
  );
}

function failure(thrown: unknown, number: number): Report<never> {
  if (thrown === GIVEN_UP) return { kind: 'given-up', number };
  const error = asStoreError(thrown);
  const internal =
    error instanceof RodadaError ? null : String(thrown instanceof Error ? thrown.stack : thrown);
  return { kind: 'failed', number, error: toWire(error), internal };
}

function report(told: Report<unknown>): void {
  parentPort?.postMessage(told);
}
