import { expect, type Page } from '@playwright/test';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { show } from './support/in-sight.ts';
import { openScreen } from './support/screens.ts';
import { passTo, picker } from './support/tracker.ts';

// What the system was asked for: less motion, its own few colours; and text twice as large.

/** What moves in the window, or would, were it to change. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lasting = [...document.querySelectorAll('*')].filter((one) => {
      const { transitionDuration, animationDuration } = getComputedStyle(one);
      return /[1-9]/.test(`${transitionDuration}${animationDuration}`);
    });
    const under = document.getAnimations().map(({ playState }) => `an animation, ${playState}`);
    return [...lasting.map((one) => one.outerHTML.slice(0, 80)), ...under];
  });
}

test('with less motion nothing moves: not at rest, not as turns pass', async ({ page }) => {
  await startAmbush(page);
  expect((await moving(page)).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What was on its way before comes to its end.
  await expect.poll(() => moving(page)).toEqual([]);
  await passTo(page, 'Capanga 1');
  await page.keyboard.press('d');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Resultado' })).toBeVisible();
  expect(await moving(page)).toEqual([]);
  for (const screen of ['Bestiário', 'Encontros', 'Opções']) {
    await openScreen(page, screen);
    expect(await moving(page), screen).toEqual([]);
  }
});

/** How a thing is drawn, with what stands before it. */
function drawn(page: Page, selector: string, before = false) {
  return page
    .locator(selector)
    .first()
    .evaluate((one, pseudo) => {
      const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth, color } = getComputedStyle(
        one,
        pseudo ? '::before' : null,
      );
      return { backgroundColor, border: `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`, color };
    }, before);
}

test('with the system’s own colours, what colours tell is told by edges, shapes and its highlight', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await ask(page, 'settings:change', { diceMode: 'table' });
  await startAmbush(page);
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; border-color: CanvasText';
    document.body.append(probe);
    const { backgroundColor, borderTopColor } = getComputedStyle(probe);
    probe.remove();
    return { ground: backgroundColor, text: borderTopColor };
  });
  // Whose turn it is: its edge, and the bar before its row.
  expect((await drawn(page, '.order-row.now')).border).toBe(`2px solid ${highlight.ground}`);
  expect((await drawn(page, '.order-row.now', true)).backgroundColor).toBe(highlight.ground);
  // The side: a shape; how much is left: a bar with an edge.
  await expect(page.locator('.order-row .dot[data-tone="party"]').first()).toHaveCSS('rotate', 'none');
  const foes = page.locator('.order-row .toggle[data-tone="foe"]').first();
  expect(await foes.evaluate((one) => getComputedStyle(one, '::after').rotate)).toBe('45deg');
  expect((await drawn(page, '.order-row .bar > span')).backgroundColor).toBe(highlight.text);
  expect((await drawn(page, '.order-row .bar')).border).toMatch(/^1px solid/);
  // Picked, pressed, here, disabled.
  await picker(page, 'Breno, o Raio').click();
  expect((await drawn(page, '.order-row.picked')).border).toMatch(/^\d+px dashed/);
  await page.keyboard.press('a');
  expect((await drawn(page, '[data-act="attack"]')).backgroundColor).toBe(highlight.ground);
  expect((await drawn(page, 'nav [aria-current="page"]')).backgroundColor).toBe(highlight.ground);
  const redo = page.getByRole('button', { name: 'Refazer' });
  await expect(redo).toBeDisabled();
  const colours = await Promise.all(
    [redo, page.getByRole('button', { name: 'Desfazer' }).first()].map((one) =>
      one.evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(colours[0]).not.toBe(colours[1]);
  // What has the focus has an edge of its own everywhere.
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
});

test('with text at 200% whose turn it is stands in sight, and so does an attack, from its dice to its button', async ({
  app,
  page,
}) => {
  await ask(page, 'settings:change', { diceMode: 'table', textSize: 200 });
  await startAmbush(page);
  await show(app, page, { width: 1280, height: 720, text: 200 });
  const turn = page.getByRole('region', { name: 'Turno' }).getByRole('heading', { level: 2 });
  await expect(turn).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('a');
  const form = page.locator('.turn-column form');
  await expect(form.locator('[data-dice]').first()).toBeVisible();
  for (const die of await form.locator('[data-dice]').all()) await expect(die).toBeInViewport({ ratio: 1 });
  await expect(form.locator('[type="submit"]')).toBeInViewport({ ratio: 1 });
  await turn.scrollIntoViewIfNeeded();
  await expect(turn).toBeInViewport({ ratio: 1 });
});
