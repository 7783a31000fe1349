import { doJob } from '#electron/backup/jobs.ts';
import type { Jobs } from '#electron/backup/run-job.ts';

/** Does jobs where they are asked for: a thread of its own for each has to load everything anew. */
export const JOBS_HERE: Jobs = { run: (job) => doJob(job, {}), stop: () => undefined };
