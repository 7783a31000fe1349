import type { BrowserWindow } from 'electron';
import { join } from 'node:path';
import type { OpenDesk } from '../desk.ts';
import { logExporter } from '../export/export-log.ts';
import { runSmoke } from './run-smoke.ts';

/** Plays the sample fight in the window and exports its log into a folder of its own; gives the line that says so. */
export function runTrial(window: BrowserWindow, { exportTools }: OpenDesk): Promise<string> {
  const exporterInto = (folder: string) =>
    logExporter({ ...exportTools, chooseTarget: (name) => Promise.resolve(join(folder, name)) });
  return runSmoke({ window, exporterInto });
}
