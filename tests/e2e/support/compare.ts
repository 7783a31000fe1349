import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type ElectronApplication, type Page, type Locator } from '@playwright/test';
import { projectFolder } from '../../../build/setup/project.mjs';

/** Letters and lines are drawn a little otherwise by every Chromium: each has its own pictures. */
export async function picturesOf(app: ElectronApplication): Promise<string> {
  const chrome = await app.evaluate(() => process.versions['chrome']);
  return `${process.platform}-chrome-${Number.parseInt(chrome, 10)}`;
}

/** What Playwright is told when pictures are to be drawn; told nothing, it compares. */
const DRAWING: readonly string[] = ['all', 'changed', 'missing'];

/** Skips the test where nobody has drawn the pictures of this Chromium yet, and says how that is done. */
export function needPictures(folder: string): void {
  const drawing = DRAWING.includes(test.info().config.updateSnapshots);
  const drawn = existsSync(join(projectFolder, 'tests', 'pictures', folder));
  if (drawn || drawing) return;
  const why = `No pictures to compare with in tests/pictures/${folder}: draw them with --update-snapshots.`;
  // A list of tests leaves out why one was skipped.
  console.warn(why);
  test.skip(true, why);
}

/** Compares what is seen with its picture, once every letter is there and nothing moves. */
export async function expectPicture(
  page: Page,
  picture: readonly [folder: string, name: string],
  what: { readonly whole?: boolean; readonly mask?: Locator[] } = {},
): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [folder, name] = picture;
  await expect.soft(page).toHaveScreenshot([folder, `${name}.png`], {
    fullPage: what.whole ?? false,
    mask: what.mask ?? [],
    animations: 'disabled',
    caret: 'hide',
    maskColor: '#808080',
    // A few edges of letters may fall otherwise, no more; a colour that is another one counts, however near.
    maxDiffPixels: 10,
    threshold: 0.01,
  });
}
