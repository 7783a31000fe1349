import { parentPort, workerData } from 'node:worker_threads';
import { doJob, workOrder } from './jobs.ts';

const { job, nativeBinding } = workOrder.parse(workerData);

void doJob(job, { nativeBinding }).then((done) => parentPort?.postMessage(done));
