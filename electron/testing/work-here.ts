import type { FileWork } from '#electron/file-work/file-work.ts';
import { openScratches } from '#electron/file-work/scratch.ts';
import { TASKS, type TaskInput, type TaskName, type TaskResult } from '#electron/file-work/tasks.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** Work on files that is done at once, in this thread and on this database. */
export function workHere(db: Sqlite): FileWork {
  function run<K extends TaskName>(name: K, input: TaskInput<K>): Promise<TaskResult<K>>;
  function run(name: TaskName, input: unknown): Promise<unknown> {
    const scratches = openScratches({});
    const place = { db, scratch: scratches.open, step: () => undefined };
    return Promise.resolve()
      .then(() => TASKS[name].run(place, structuredClone(input)))
      .finally(scratches.clear);
  }
  return { run, giveUp: () => undefined, isBusy: () => false, close: () => Promise.resolve() };
}
