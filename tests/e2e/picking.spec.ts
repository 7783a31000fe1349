import { expect, type Page } from '@playwright/test';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { CAIRN_TABLE, SCOP_TABLE, setTable } from './support/table-fights.ts';
import { expectPoints, expectTurn, logColumn, picker, row, startTyped } from './support/tracker.ts';

async function command(page: Page, combatId: string, sent: AnyCommand): Promise<void> {
  const { count } = await ask(page, 'combats:open', { id: combatId });
  await ask(page, 'combats:command', { combatId, after: count, command: sent });
  await page.reload();
  await openScreen(page, 'Combate');
}

const idOf = async (page: Page, combatId: string, name: string) => {
  const { state } = await ask(page, 'combats:open', { id: combatId });
  return state.combatants.find((one) => one.name === name)?.id ?? '';
};

test('a press on a condition’s chip picks its row, and the damage is its own', async ({ page }) => {
  const id = await startTyped(page);
  const target = await idOf(page, id, 'Dália Véu');
  await command(page, id, { type: 'add-condition', target, condition: 'prone', rounds: 3 });
  await row(page, 'Dália Véu').locator('.chip').click();
  await expect(picker(page, 'Dália Véu')).toHaveAttribute('aria-pressed', 'true');
  await row(page, 'Guarda Nilo')
    .locator('[data-handle]')
    .click({ modifiers: ['Control'] });
  await expect(page.getByRole('group', { name: 'Escolhidos' })).toContainText('2 escolhidos');
  await row(page, 'Dália Véu').locator('.chip').click();
  await page.keyboard.press('d');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Dália Véu', '17/22');
});

for (const [where, table, part] of [
  ['in the groups of scop', SCOP_TABLE, '.handle'],
  ['on Cairn’s sides', CAIRN_TABLE, '.mark'],
] as const) {
  test(`${where} the whole row picks, too`, async ({ page }) => {
    const id = await setTable(page, table);
    const target = await idOf(page, id, 'Beto');
    await command(page, id, { type: 'start' });
    const name = page.locator(`[data-row="${target}"]`);
    await page.locator('li', { has: name }).locator(part).click();
    await expect(name).toHaveAttribute('aria-pressed', 'true');
    await expect(name).toBeFocused();
  });
}

test('the count of all that are picked changes at once, shown before, with one way back', async ({
  page,
}) => {
  const id = await startAmbush(page);
  await page.getByRole('button', { name: /^Capanga, 3 iguais/ }).click();
  const before = (await ask(page, 'combats:open', { id })).count;
  await page.keyboard.press('i');
  await page.keyboard.type('7');
  const changes = page.getByRole('list', { name: 'De quem' });
  await expect(changes.getByRole('listitem')).toHaveText([
    'Capanga 1: 15 → 7',
    'Capanga 2: 15 → 7',
    'Capanga 3: 15 → 7',
  ]);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await ask(page, 'combats:open', { id })).count).toBe(before + 1);
  const { state } = await ask(page, 'combats:open', { id });
  expect(state.order.map(({ initiative }) => initiative)).toEqual([25, 10, 7, 7, 7, 5, 5]);
  await page.keyboard.press('Control+z');
  await expect
    .poll(async () =>
      (await ask(page, 'combats:open', { id })).state.order.map(({ initiative }) => initiative),
    )
    .toEqual([25, 15, 15, 15, 10, 5, 5]);
});

async function say(page: Page, line: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Buscar', exact: true })).toBeFocused();
  await page.keyboard.type(line);
}

const first = (page: Page) => page.getByRole('option').first();

test('a line of words does an act on whoever is named, told before, in one move', async ({ page }) => {
  const id = await startTyped(page);
  await say(page, 'dano 7 capanga 2');
  await expect(first(page)).toContainText('Dano 7 em Capanga 2');
  await expect(first(page)).toContainText('12 → 5 PV');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 2', '5/12');

  await say(page, 'caido 3 dalia e nilo');
  await expect(first(page)).toHaveText('Caído por 3 rodadas em Dália Véu, Guarda Nilo');
  const before = (await ask(page, 'combats:open', { id })).count;
  await page.keyboard.press('Enter');
  await expect(row(page, 'Guarda Nilo')).toContainText('Caído');
  expect((await ask(page, 'combats:open', { id })).count).toBe(before + 1);

  await say(page, 'cura 2 com caído');
  await expect(first(page)).toHaveText('Cura 2 em Dália Véu, Guarda Nilo');
  await page.keyboard.press('Escape');
  await say(page, 'escolher com caído');
  await page.keyboard.press('Enter');
  await expect(picker(page, 'Dália Véu')).toHaveAttribute('aria-pressed', 'true');
  await expect(picker(page, 'Guarda Nilo')).toHaveAttribute('aria-pressed', 'true');

  await say(page, 'drop agata');
  await expect(first(page)).toContainText('Cair: Ágata');
  await page.keyboard.press('Enter');
  await expect(logColumn(page)).toContainText('O narrador decide: Ágata cai');
  await expect(row(page, 'Ágata')).toContainText('Fora de combate');
  await expectPoints(page, 'Ágata', '25/25');
});

test('a condition picks all who have it, without the palette', async ({ page }) => {
  const id = await startTyped(page);
  const targets = await Promise.all(['Dália Véu', 'Guarda Nilo'].map((name) => idOf(page, id, name)));
  for (const target of targets)
    await command(page, id, { type: 'add-condition', target, condition: 'prone' });
  await page.getByRole('button', { name: 'Lado ou condição' }).click();
  await page.getByRole('menuitem', { name: 'Com Caído (2)' }).click();
  await expect(picker(page, 'Dália Véu')).toHaveAttribute('aria-pressed', 'true');
  await expect(picker(page, 'Guarda Nilo')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('region', { name: 'Mensagens' })).toContainText(
    'Dália Véu e Guarda Nilo saíram da luta.',
  );
});

test('a name that isn’t clear does nothing and says which fit', async ({ page }) => {
  const id = await startTyped(page);
  const { count } = await ask(page, 'combats:open', { id });
  await say(page, 'dano 7 capanga');
  await expect(first(page)).toHaveText('Qual deles? Diga um: Capanga 1, Capanga 2, Capanga 3.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Buscar', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectTurn(page, 'Ágata');
  expect((await ask(page, 'combats:open', { id })).count).toBe(count);
});

test('at 1280×720 the target’s and the weapon’s field show long names whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const id = await startTyped(page);
  const add = (place: number): AnyCommand => ({
    type: 'add-combatant',
    combatant: {
      id: `guarda-${place}`,
      name: 'Capanga de Vila Rica do Vale Profundo',
      label: { scheme: 'numbers', place },
      side: 'foe',
      hp: { current: 9, max: 9 },
      sheet: { level: 1, weapons: [] },
    },
    initiative: 1,
  });
  for (const place of [1, 2, 3]) await command(page, id, add(place));
  await page.keyboard.press('a');
  const target = page.getByRole('combobox', { name: 'Alvo', exact: true });
  await target.selectOption('guarda-3');
  const shown = page.locator('.select', { has: target });
  await expect(shown).toHaveAttribute('data-shown', /Profundo 3/);
  for (const field of await page.locator('form .select').all()) {
    const cut = await field.evaluate(
      (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
    );
    expect(cut).toBe(false);
  }
});
