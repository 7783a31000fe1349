import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { projectFolder } from '../../../build/setup/project.mjs';
import { launchApp } from '../launch.ts';

/** A phone that has opened an address. */
export interface Phone {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** Opens an address on a phone: another browser than the app's, which reaches nobody. */
export async function openOnPhone(url: string): Promise<Phone> {
  return launchApp({
    appPath: join(projectFolder, 'tests', 'e2e', 'support', 'phone'),
    args: [url],
  });
}
