import type { FileWork } from '#electron/file-work/file-work.ts';
import { openScratches } from '#electron/file-work/scratch.ts';
import { TASKS, type TaskInput, type TaskName, type TaskResult } from '#electron/file-work/tasks.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** Milliseconds of this thread's processor time. */
export function workedSoFar(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const aside: { before: number; since: number | null } = { before: 0, since: null };

/** Milliseconds of `workedSoFar` that went into what the app has another thread for. */
export function workedAside(): number {
  return aside.before + (aside.since === null ? 0 : workedSoFar() - aside.since);
}

/** Work on files that is done at once, in this thread and on this database. */
export function workHere(db: Sqlite): FileWork {
  function run<K extends TaskName>(name: K, input: TaskInput<K>): Promise<TaskResult<K>>;
  function run(name: TaskName, input: unknown): Promise<unknown> {
    const scratches = openScratches({});
    const place = { db, scratch: scratches.open, step: () => undefined };
    return Promise.resolve()
      .then(() => {
        aside.since ??= workedSoFar();
        return TASKS[name].run(place, structuredClone(input));
      })
      .finally(() => {
        Object.assign(aside, { before: workedAside(), since: null });
        scratches.clear();
      });
  }
  return { run, giveUp: () => undefined, isBusy: () => false, close: () => Promise.resolve() };
}
