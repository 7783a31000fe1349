import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { projectFolder } from '../../build/setup/project.mjs';
import { GUIDE } from '#shared/help/guide/guide.ts';
import { RULE_SETS } from '#shared/rules/registry.ts';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { lostWhenLarge, still } from './support/large.ts';
import { OVERLAYS, OVERLAYS_ELSEWHERE, SCREENS, SCREENS_ELSEWHERE, type Overlay } from './support/places.ts';
import { openScreen } from './support/screens.ts';
import { startTyped } from './support/tracker.ts';

// axe-core finds nothing wrong on any screen, tab, menu, popover, sheet or dialog, in any theme; the lists are held against
// the code, so that a new one isn't forgotten.

const renderer = join(projectFolder, 'renderer');
const OVERLAY = '[role="dialog"], [role="menu"], search:has([role="combobox"]), [data-help]';
const overlay = (page: Page) => page.locator(OVERLAY).last();

/** The components of the renderer that hold this. */
function filesWith(pattern: RegExp): readonly string[] {
  return globSync('**/*.svelte', { cwd: renderer })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !/^(ui|gallery)\//.test(file) && pattern.test(readFileSync(join(renderer, file), 'utf8')),
    )
    .toSorted();
}

test('every screen and overlay there is in the code is looked at', () => {
  const screens = new Set([
    ...globSync('**/*Screen.svelte', { cwd: renderer }).map((file) => file.replaceAll('\\', '/')),
    ...filesWith(/<main/).filter((file) => !file.startsWith('frame/')),
  ]);
  expect({ ...SCREENS, ...SCREENS_ELSEWHERE }).toEqual(
    Object.fromEntries([...screens].map((file) => [file, expect.anything()])),
  );
  const overlays = filesWith(
    /<(Menu|Popover|Sheet)\s|Dialog\b.*from 'bits-ui'|<dialog|<search|<aside data-help|t\('given\.region'\)/,
  );
  expect(Object.keys({ ...OVERLAYS, ...OVERLAYS_ELSEWHERE }).toSorted()).toEqual(overlays);
  for (const spec of Object.values({ ...OVERLAYS_ELSEWHERE, ...SCREENS_ELSEWHERE }))
    expect(readFileSync(join(projectFolder, 'tests', 'e2e', spec), 'utf8')).toContain('axeFaultsInThemes(');
});

/** Opens it by the keyboard, looks at it, closes it by Escape: the focus is back where it was. */
async function lookAt(page: Page, file: string, { opens }: Overlay): Promise<void> {
  if (typeof opens === 'object' && 'keys' in opens) await page.keyboard.press(opens.keys);
  else {
    const [exact, button] = [typeof opens === 'string', page.getByRole('button', { name: opens })];
    await (exact ? page.getByRole('button', { name: opens, exact }) : button).last().focus();
    await page.keyboard.press('Enter');
  }
  await expect(overlay(page), file).toBeVisible();
  expect(await axeFaultsInThemes(page, OVERLAY), file).toEqual([]);
  expect(await lostWhenLarge(page), file).toEqual([]);
  const opener = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Escape');
  await expect(overlay(page), file).toHaveCount(0);
  await expect
    .poll(() => page.evaluate((inside) => document.activeElement !== inside, opener), {
      message: `${file}: the focus goes back`,
    })
    .toBe(true);
  if (!(typeof opens === 'object' && 'keys' in opens))
    await expect(page.locator(':focus'), `${file}: the focus goes back`).toHaveAccessibleName(opens);
}

test('axe-core finds nothing wrong in any menu, popover, sheet or dialog; closed, it gives the focus back', async ({
  app,
  page,
}) => {
  await still(app, page);
  await startTyped(page);
  for (const [file, what] of Object.entries(OVERLAYS)) {
    await test.step(file, async () => {
      if (what.screen !== undefined) await openScreen(page, what.screen);
      await what.before?.(page);
      await lookAt(page, file, what);
    });
  }
});

test('axe-core finds nothing wrong on any screen, page or tab, in any theme', async ({ app, page }) => {
  await still(app, page);
  await startTyped(page);
  for (const [name, go] of Object.values(SCREENS).flatMap((pages) => Object.entries(pages))) {
    await test.step(name, async () => {
      await go(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), name).toHaveCount(1);
      expect(await axeFaultsInThemes(page), name).toEqual([]);
      expect(await lostWhenLarge(page), name).toEqual([]);
      const tabs = await page.getByRole('tab').all();
      for (const tab of tabs.slice(1)) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        const what = `${name}: ${await tab.innerText()}`;
        expect(await axeFaultsInThemes(page, 'main'), what).toEqual([]);
        expect(await lostWhenLarge(page), what).toEqual([]);
      }
    });
  }
});

test('axe-core finds nothing wrong in any page of the guide, nor in the rules of any game, in any theme', async ({
  app,
  page,
}) => {
  await still(app, page);
  await startTyped(page);
  await page.keyboard.press('F1');
  const help = page.getByRole('complementary', { name: 'Ajuda' });
  const chapters = help.locator('ul');
  const games = RULE_SETS.filter(({ help: rules }) => rules !== undefined);
  await expect(chapters).toHaveCount(GUIDE.length + games.length);
  const guide = GUIDE.flatMap(({ part, pages }, chapter) =>
    pages.map((id, nth) => ({ chapter, nth, what: `${part}/${id}` })),
  );
  const rules = games.map((_, nth) => ({ chapter: GUIDE.length + nth, nth: 0, what: `rules ${nth + 1}` }));
  for (const { chapter, nth, what } of [...guide, ...rules]) {
    // Other games' rules are folded.
    await help.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await chapters.nth(chapter).getByRole('button').nth(nth).click();
    await expect(help.getByRole('heading', { level: 3 })).toBeFocused();
    expect(await axeFaultsInThemes(page, '[data-help]'), what).toEqual([]);
    expect(await lostWhenLarge(page), what).toEqual([]);
    await help.getByRole('button', { name: 'Índice' }).first().click();
    await expect(chapters.first()).toBeVisible();
  }
});

test('axe-core finds nothing wrong in the players’ window, in any theme', async ({ app, page }) => {
  await startTyped(page);
  const opened = app.waitForEvent('window');
  await page.keyboard.press('Control+b');
  const players = await opened;
  await expect(players.locator('[aria-current="true"]')).toContainText('Ágata');
  expect(await axeFaultsInThemes(players)).toEqual([]);
  expect(await lostWhenLarge(players)).toEqual([]);
});
