import type { BrowserWindow } from 'electron';
import { join } from 'node:path';
import type { OpenServices } from '#electron/open-services.ts';
import { openExporter } from '#electron/export/exporter.ts';
import { runSmoke } from './run-smoke.ts';

/** Plays the sample fight in the window and exports its log into a folder of its own; gives the line that says so. */
export function runTrial(window: BrowserWindow, { exportTools }: OpenServices): Promise<string> {
  const exporterInto = (folder: string) =>
    openExporter({
      ...exportTools,
      chooseTarget: (name) => Promise.resolve(join(folder, name)),
      tell: () => undefined,
      timeZone: 'UTC',
    });
  return runSmoke({ window, exporterInto });
}
