import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Letters of every kind the app shows, some of which only the system's own fonts have. */
const LETTERS = 'Rodada áçã 0123 ⏎ → ≥ − × ✓ ◆';

/**
 * Skips the test where nobody has drawn the pictures of this Chromium yet, or where letters are drawn otherwise than on the
 * machine that drew them, by other settings or fonts of the system; says how they are drawn.
 */
export async function needPictures(page: Page, folder: string): Promise<void> {
  const place = join(projectFolder, 'tests', 'pictures', folder);
  const file = join(place, 'letters.png');
  const letters = await lettersOf(page);
  if (DRAWING.includes(test.info().config.updateSnapshots)) {
    mkdirSync(place, { recursive: true });
    writeFileSync(file, letters);
  } else if (!existsSync(file)) {
    skip(`No pictures to compare with in tests/pictures/${folder}: draw them with --update-snapshots.`);
  } else if (!readFileSync(file).equals(letters)) {
    skip(`This machine draws letters otherwise than tests/pictures/${folder}/letters.png.`);
  }
}

function skip(why: string): void {
  // A list of tests leaves out why one was skipped.
  console.warn(why);
  test.skip(true, why);
}

/** How letters are drawn here, as a PNG. */
async function lettersOf(page: Page): Promise<Buffer> {
  await page.evaluate((letters) => {
    const probe = document.createElement('p');
    probe.id = 'letters';
    probe.textContent = letters;
    Object.assign(probe.style, {
      ...{ position: 'fixed', inset: '0 auto auto 0', zIndex: '9999', margin: '0', padding: '8px' },
      ...{ background: 'white', color: 'black', font: '16px sans-serif' },
    });
    document.body.append(probe);
  }, LETTERS);
  const probe = page.locator('#letters');
  const picture = await probe.screenshot({ animations: 'disabled' });
  await probe.evaluate((one) => one.remove());
  return picture;
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
