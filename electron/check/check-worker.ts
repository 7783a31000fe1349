import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { checkFile } from './check-file.ts';

const order = z.object({ path: z.string(), nativeBinding: z.string().optional() });

const { path, ...options } = order.parse(workerData);
parentPort?.postMessage(checkFile(path, options, () => new Date().toISOString()));
