import { expect, type Locator, type Page } from '@playwright/test';
import { shownName } from '#shared/combat/names.ts';
import { test } from './app.ts';
import { ask } from './bridge.ts';
import { openScreen } from './screens.ts';
import { startSampleFight } from './sample-fight.ts';

/** Totals of the sample fight with which Ágata begins and everybody's place is known. */
const TOTALS: Readonly<Record<string, number>> = {
  Ágata: 25,
  'Capanga 1': 20,
  'Breno, o Raio': 18,
  'Capanga 2': 15,
  'Dália Véu': 12,
  'Capanga 3': 9,
  Atirador: 6,
  Brutamontes: 3,
  'Guarda Nilo': 0,
};

/** The order that these totals make. */
export const ORDER = Object.keys(TOTALS);

/** The row of somebody in the order. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Ordem' }).getByRole('listitem', { name, exact: true });
}

/** The button that picks somebody's row. */
export function picker(page: Page, name: string): Locator {
  return row(page, name).getByRole('button', { name: `${name}, ` });
}

/** The names of the order, from top to bottom. */
export async function orderOf(page: Page): Promise<string[]> {
  const rows = await page.getByRole('list', { name: 'Ordem' }).locator('> li').all();
  return Promise.all(rows.map(async (one) => (await one.getAttribute('aria-label')) ?? ''));
}

/** Waits until it is somebody's turn. */
export async function expectTurn(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Turno' }).getByRole('heading', { level: 2 })).toHaveText(
    name,
  );
  await expect(picker(page, name)).toHaveAttribute('aria-current', 'true');
}

/** Goes on by the key until it is somebody's turn. */
export async function passTo(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press('n');
    await expectTurn(page, name);
  }
}

/** Waits for somebody's points to be these. */
export async function expectPoints(page: Page, name: string, points: string): Promise<void> {
  await expect(row(page, name).getByRole('img', { name: /^PV / })).toHaveAccessibleName(`PV ${points}`);
}

/** The card of the newest result. */
export function result(page: Page): Locator {
  return page.getByRole('group', { name: 'Resultado' });
}

/** The log beside the fight. */
export function logColumn(page: Page): Locator {
  return page.getByRole('region', { name: 'Registro' });
}

/** Starts the sample encounter and its first round, with every total given and nobody caught unaware: Ágata's turn. */
export async function startTyped(page: Page): Promise<string> {
  const { combat, state } = await startSampleFight(page);
  const initiative = Object.fromEntries(
    state.combatants.map((one) => [one.id, TOTALS[shownName(one, 'pt-BR')] ?? 0]),
  );
  await ask(page, 'combats:command', {
    combatId: combat.id,
    after: 0,
    command: { type: 'start', initiative },
  });
  await openScreen(page, 'Combate');
  await expectTurn(page, 'Ágata');
  return combat.id;
}

/** Runs a test with the sample fight started, Ágata's turn. */
export function inFight(title: string, run: (page: Page, combatId: string) => Promise<void>): void {
  test(title, async ({ page }) => run(page, await startTyped(page)));
}

/** The fields for dice from the table, in the order they are asked for. */
function diceFields(page: Page): Locator {
  return page.getByRole('group', { name: 'ou da mesa:' }).getByRole('textbox');
}

/** Fills the dice typed from the table, roll by roll in the order they are asked for. */
export async function typeDice(page: Page, ...naturals: readonly (number | string)[]): Promise<void> {
  const fields = diceFields(page);
  for (const [index, natural] of naturals.entries()) await fields.nth(index).fill(String(natural));
}

/** Fills every die that is asked for and rolls. */
export async function rollTyped(page: Page, ...naturals: readonly (number | string)[]): Promise<void> {
  await expect(diceFields(page)).toHaveCount(naturals.length);
  await typeDice(page, ...naturals);
  await page.keyboard.press('Enter');
}
