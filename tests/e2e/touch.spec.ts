import { expect, type CDPSession, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { startAmbush } from './support/ambush.ts';
import { show } from './support/in-sight.ts';
import { orderOf, picker, row } from './support/tracker.ts';

/** Enough that the list is longer than the window; none of them equal. */
const LONG = ['Capanga', 'Atirador', 'Brutamontes', 'Guarda Nilo', 'Sentinela sem rosto', 'Corvo de vidro'];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that goes down at one point, over others, and up at the last. */
async function swipe(session: CDPSession, points: readonly Point[]): Promise<void> {
  const [first, ...others] = points;
  if (first === undefined) return;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...first }] });
  for (const point of others) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...point }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** So many points on the way from one to another. */
function way(from: Point, to: Point, steps: number): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

async function middleOf(page: Page, name: string, part: 'handle' | 'name'): Promise<Point> {
  const place = row(page, name);
  const box =
    part === 'handle'
      ? await place.getByRole('button', { name: `Mover ${name}` }).boundingBox()
      : await place.boundingBox();
  if (box === null) throw new Error(`${name} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far the list is scrolled. */
const scrolled = (page: Page) =>
  page.getByRole('region', { name: 'Ordem' }).evaluate((region) => region.scrollTop);

test('by touch the list scrolls from anywhere but the handles, which move a row, in a long list too', async ({
  app,
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await startAmbush(
    page,
    LONG.map((creature) => ({ creature, quantity: 1 })),
  );
  // Laid out anew with touch on, so that what scrolls by it is known.
  await show(app, page, { width: 1280, height: 600, text: 100 });
  const before = await orderOf(page);

  const from = await middleOf(page, before[3] ?? '', 'name');
  await swipe(session, way(from, { x: from.x, y: from.y - 180 }, 12));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  expect(await orderOf(page)).toEqual(before);

  const back = await middleOf(page, before[5] ?? '', 'name');
  await swipe(session, way(back, { x: back.x, y: back.y + 240 }, 12));
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await orderOf(page)).toEqual(before);

  const [, second = '', third = '', fourth = ''] = before;
  const handle = await middleOf(page, second, 'handle');
  const aim = await middleOf(page, fourth, 'name');
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...handle }] });
  for (const point of way(handle, { x: handle.x, y: aim.y + 12 }, 14)) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...point }] });
  }
  await expect.poll(async () => (await orderOf(page)).slice(1, 4)).toEqual([third, fourth, second]);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('status')).toContainText(`${second} passa para`);
  await expect.poll(async () => (await orderOf(page)).slice(1, 4)).toEqual([third, fourth, second]);
  expect(await scrolled(page)).toBe(0);
});

test('by touch a tap picks a row, and with several on each tap adds one', async ({ page }) => {
  await startAmbush(page);
  const session = await page.context().newCDPSession(page);
  const tap = async (name: string) => swipe(session, [await middleOf(page, name, 'name')]);
  await tap('Breno, o Raio');
  await expect(picker(page, 'Breno, o Raio')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Selecionar várias' }).click();
  await tap('Ágata');
  await expect(page.getByRole('group', { name: 'Escolhidos' })).toContainText('2 escolhidos');
  await tap('Breno, o Raio');
  await expect(page.getByRole('group', { name: 'Escolhidos' })).toContainText('1 escolhido');
});
