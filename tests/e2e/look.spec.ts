import { createRequire } from 'node:module';
import { test as base, type Page } from '@playwright/test';
import { fontFaces, type FontFile } from '#electron/export/font-faces.ts';
import { logToHtml } from '#shared/log/formats/html.ts';
import { BRIDGE, BRIDGE_STEPS, logOf } from '#shared/log/testing/bridge-fight.ts';
import { addressOf, GROUPS, type Group, type Look } from '#renderer/gallery/look.ts';
import { test as inApp } from './support/app.ts';
import { expectPicture, needPictures, picturesOf } from './support/compare.ts';
import { serveGallery, type ServedGallery } from './support/gallery.ts';
import { show } from './support/in-sight.ts';
import { openOnPhone, type Phone } from './support/phone.ts';
import { startTyped } from './support/tracker.ts';
import { closeApp } from './launch.ts';

// Every piece of the interface, a screen and a printed page look as they did in the pictures of tests/pictures. A look
// that was changed on purpose is drawn anew with `--update-snapshots`, and the new pictures are looked at.

const SIZE = { width: 960, height: 600 };
/** What opens over the page is compared within this. */
const OVER = { width: 640, height: 420 };
const IN_SIGHT_ONLY: readonly Group[] = ['menu', 'popover', 'sheet', 'toasts'];

const test = base.extend<
  object,
  { window: Phone & { readonly gallery: ServedGallery; readonly folder: string } }
>({
  window: [
    async ({}, use) => {
      const gallery = await serveGallery();
      const opened = await openOnPhone(gallery.address);
      await use({ ...opened, gallery, folder: await picturesOf(opened.app) });
      await closeApp(opened.app);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
});

async function showLook(page: Page, address: string, look: Look): Promise<void> {
  await page.setViewportSize(IN_SIGHT_ONLY.includes(look.group) ? OVER : SIZE);
  await page.goto(`${address}${addressOf(look)}`);
  if (look.group === 'menu') await page.getByRole('button', { name: 'Abrir' }).click();
}

/** Groups that show which colours a theme has for what; the others tell nothing more in another theme. */
const COLOURFUL: readonly Group[] = ['buttons', 'menu', 'toasts'];
const IN_ONE_THEME: readonly Group[] = ['layout', 'reading'];
/** Groups whose words have to find room. */
const CROWDED: readonly Group[] = ['fields', 'popover'];

/** What a group is compared in: a picture costs seconds, so only where it would tell something new. */
function looksOf(group: Group): readonly Look[] {
  return [
    { group, theme: 'dark', text: 100 },
    ...(IN_ONE_THEME.includes(group) ? [] : [{ group, theme: 'light', text: 100 } as const]),
    ...(COLOURFUL.includes(group) ? [{ group, theme: 'contrast', text: 100 } as const] : []),
    ...(CROWDED.includes(group) ? [{ group, theme: 'dark', text: 150 } as const] : []),
  ];
}

for (const group of GROUPS) {
  test(`the gallery’s ${group} look as they did`, async ({ window }) => {
    const { page, gallery, folder } = window;
    await needPictures(page, folder);
    for (const look of looksOf(group)) {
      await showLook(page, gallery.address, look);
      const name = `${group}-${look.theme}${look.text === 100 ? '' : `-${look.text}`}`;
      await expectPicture(page, [folder, name], { whole: !IN_SIGHT_ONLY.includes(group) });
    }
  });
}

const require = createRequire(import.meta.url);
const face = (name: string, file: string): string =>
  require.resolve(`@fontsource-variable/${name}/files/${name}-latin-${file}.woff2`);
const PRINTED: readonly FontFile[] = [
  { family: 'Fraunces Variable', file: face('fraunces', 'full-normal') },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    file: face('atkinson-hyperlegible-next', 'wght-normal'),
  },
  {
    family: 'Atkinson Hyperlegible Mono Variable',
    file: face('atkinson-hyperlegible-mono', 'wght-normal'),
  },
].map((one) => ({ ...one, style: 'normal', script: 'latin' }));

test('a printed log looks as it did', async ({ window: { page, folder } }) => {
  await needPictures(page, folder);
  const html = logToHtml(logOf(BRIDGE, BRIDGE_STEPS), 'pt-BR', { fontCss: await fontFaces(PRINTED) });
  await page.setViewportSize({ width: 720, height: 900 });
  await page.goto('about:blank');
  await page.setContent(html);
  await expectPicture(page, [folder, 'printed-log'], { whole: true });
});

inApp('a fight looks as it did', async ({ app, page }) => {
  const folder = await picturesOf(app);
  await needPictures(page, folder);
  await startTyped(page);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Rolar' }).waitFor();
  await show(app, page, { width: 1280, height: 720, text: 100 });
  // What the status line says has the hour in it.
  await expectPicture(page, [folder, 'fight'], { mask: [page.getByRole('contentinfo')] });
});
