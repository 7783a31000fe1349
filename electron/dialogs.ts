import { app, BrowserWindow, dialog, type OpenDialogOptions, type SaveDialogOptions } from 'electron';
import { join } from 'node:path';
import type { CreatureFormat } from '#shared/api/bestiary.ts';
import { IMPORT_ENDINGS } from '#shared/creature-files/file-endings.ts';
import type { ExportFormat } from '#shared/api/exports.ts';
import { EXTENSION } from '#shared/campaign-file/campaign-file.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { CREATURE_EXTENSIONS } from './export/export-creatures.ts';
import { EXTENSIONS } from './export/extensions.ts';
import type { Services } from './handlers/services.ts';

/** The dialogs that the window's requests need, in the narrator's language. */
export function dialogsIn(
  locale: () => Locale,
): Pick<
  Services,
  'backupDialogs' | 'campaignDialogs' | 'chooseImport' | 'choosePicture' | 'chooseTextTarget'
> {
  return {
    chooseImport: (what) => chooseImport(locale(), what),
    choosePicture: () => choosePicture(locale()),
    chooseTextTarget: (name) => chooseTextTarget(locale(), name),
    campaignDialogs: {
      chooseSource: () => chooseCampaign(locale()),
      chooseTarget: (name) => chooseCampaignTarget(locale(), name),
    },
    backupDialogs: {
      chooseSecond: () => chooseFolder(locale(), 'backups.secondDialog'),
      chooseTarget: (name) => chooseDataTarget(locale(), name),
    },
  };
}

/** Asks for files to import, or for a folder of them; none when the dialog was closed. */
async function chooseImport(locale: Locale, what: 'files' | 'folder'): Promise<readonly string[]> {
  if (what === 'folder') {
    const folder = await chooseFolder(locale, 'store.import.folderDialog');
    return folder === null ? [] : [folder];
  }
  const { filePaths } = await showOpen({
    title: text('store.import.dialog', locale),
    properties: ['openFile', 'multiSelections'],
    filters: [
      {
        name: text('store.import.textFiles', locale),
        extensions: IMPORT_ENDINGS.map((ending) => ending.slice(1)),
      },
      { name: text('store.import.allFiles', locale), extensions: ['*'] },
    ],
  });
  return filePaths;
}

/** Asks for a picture; null when the dialog was closed. */
async function choosePicture(locale: Locale): Promise<string | null> {
  const { filePaths } = await showOpen({
    title: text('picture.dialog', locale),
    properties: ['openFile'],
    filters: [
      { name: text('picture.files', locale), extensions: ['png', 'jpg', 'jpeg', 'webp'] },
      { name: text('store.import.allFiles', locale), extensions: ['*'] },
    ],
  });
  return filePaths[0] ?? null;
}

/** Asks where to save a log, offering a name among the documents; null when the dialog was closed. */
export async function chooseTarget(
  locale: Locale,
  name: string,
  format: ExportFormat,
): Promise<string | null> {
  const { filePath } = await showSave({
    title: text('store.export.dialog', locale),
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: text(`exporting.format.${format}`, locale), extensions: [EXTENSIONS[format]] }],
  });
  return filePath === '' ? null : filePath;
}

/** Asks where to write creatures, offering a name among the documents; null when the dialog was closed. */
export async function chooseCreatureTarget(
  locale: Locale,
  name: string,
  format: CreatureFormat,
): Promise<string | null> {
  const { filePath } = await showSave({
    title: text('creatureFile.export', locale),
    defaultPath: join(app.getPath('documents'), name),
    filters: [
      { name: text(`creatureFile.format.${format}`, locale), extensions: [CREATURE_EXTENSIONS[format]] },
    ],
  });
  return filePath === '' ? null : filePath;
}

/** Asks where to write a text as it is stored, offering a name among the documents; null when the dialog was closed. */
async function chooseTextTarget(locale: Locale, name: string): Promise<string | null> {
  const { filePath } = await showSave({
    title: text('damage.save', locale),
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: text('store.import.textFiles', locale), extensions: ['txt'] }],
  });
  return filePath === '' ? null : filePath;
}

/** Asks for a campaign file to bring in; null when the dialog was closed. */
async function chooseCampaign(locale: Locale): Promise<string | null> {
  const { filePaths } = await showOpen({
    title: text('campaignFile.import', locale),
    properties: ['openFile'],
    filters: [campaignFiles(locale), { name: text('store.import.allFiles', locale), extensions: ['*'] }],
  });
  return filePaths[0] ?? null;
}

/** Asks where to write a campaign, offering a name among the documents; null when the dialog was closed. */
async function chooseCampaignTarget(locale: Locale, name: string): Promise<string | null> {
  const { filePath } = await showSave({
    title: text('campaignFile.export', locale),
    defaultPath: join(app.getPath('documents'), name),
    filters: [campaignFiles(locale)],
  });
  return filePath === '' ? null : filePath;
}

/** Asks for a folder; null when the dialog was closed. */
export async function chooseFolder(locale: Locale, title: TextKey): Promise<string | null> {
  const { filePaths } = await showOpen({
    title: text(title, locale),
    properties: ['openDirectory', 'createDirectory'],
  });
  return filePaths[0] ?? null;
}

/** Asks where to write a copy of all data, offering a name among the documents; null when the dialog was closed. */
async function chooseDataTarget(locale: Locale, name: string): Promise<string | null> {
  const { filePath } = await showSave({
    title: text('backups.exportDialog', locale),
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: text('backups.exportKind', locale), extensions: ['db'] }],
  });
  return filePath === '' ? null : filePath;
}

function campaignFiles(locale: Locale) {
  return { name: text('campaignFile.kind', locale), extensions: [EXTENSION] };
}

function showOpen(options: OpenDialogOptions) {
  const parent = BrowserWindow.getFocusedWindow();
  return parent === null ? dialog.showOpenDialog(options) : dialog.showOpenDialog(parent, options);
}

function showSave(options: SaveDialogOptions) {
  const parent = BrowserWindow.getFocusedWindow();
  return parent === null ? dialog.showSaveDialog(options) : dialog.showSaveDialog(parent, options);
}
