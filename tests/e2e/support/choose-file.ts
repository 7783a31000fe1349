import type { ElectronApplication } from '@playwright/test';
import type { BaseWindow, SaveDialogOptions } from 'electron';

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

/** Answers the system's dialog for saving a file, from now on, with the name offered, in a folder. */
export async function saveInto(app: ElectronApplication, folder: string): Promise<void> {
  await app.evaluate(({ dialog }, target) => {
    dialog.showSaveDialog = (first: BaseWindow | SaveDialogOptions, second?: SaveDialogOptions) => {
      const options = second ?? first;
      const offered = 'defaultPath' in options ? options.defaultPath : undefined;
      const name = offered?.split(/[\\/]/).at(-1) ?? '';
      return Promise.resolve({ canceled: false, filePath: `${target}/${name}` });
    };
  }, folder);
}
