import type { ElectronApplication } from '@playwright/test';

/** Ends the main process at once, as a power cut would, and waits until it is gone. */
export async function killApp(app: ElectronApplication): Promise<void> {
  const gone = app.waitForEvent('close');
  app.process().kill('SIGKILL');
  await gone;
}
