import type { ElectronApplication } from '@playwright/test';

/** Answers the system's dialog for opening a file, from now on, as someone who picks this one. */
export async function chooseFile(app: ElectronApplication, path: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, path);
}

/** Answers the system's dialog for saving a file, from now on, as someone who saves it here. */
export async function chooseTarget(app: ElectronApplication, path: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, path);
}
