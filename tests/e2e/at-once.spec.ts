import { expect, type Page } from '@playwright/test';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { expectKeys } from './support/key-table.ts';
import { openCampaign } from './support/screens.ts';

/** Makes a campaign of a system with one hero and a goblin, and opens it. */
async function openBare(page: Page, system: string): Promise<string> {
  const { id: campaignId } = await ask(page, 'campaigns:create', { name: 'De improviso', system });
  const hp = { current: 20, max: 20 };
  await ask(page, 'characters:save', { campaignId, name: 'Ana', hp, sheet: {} });
  await ask(page, 'creatures:save', { campaignId, name: 'Goblin', hp: 7, sheet: {} });
  await page.reload();
  await openCampaign(page, 'De improviso');
  return campaignId;
}

/** Waits until the only fight of a campaign has begun. */
async function untilRunning(page: Page, campaignId: string): Promise<void> {
  await expect
    .poll(async () => (await ask(page, 'combats:list', { campaignId })).map(({ status }) => status))
    .toEqual(['running']);
}

/** The only fight of a campaign. */
async function fightOf(page: Page, campaignId: string) {
  const [combat] = await ask(page, 'combats:list', { campaignId });
  return ask(page, 'combats:open', { id: combat?.id ?? '' });
}

for (const { id: system } of SYSTEMS) {
  test(`a fight from nothing is three presses beside what is typed: ${system}`, async ({ page }) => {
    const campaignId = await openBare(page, system);
    const pressed = ['Control+n', 'Enter', 'Enter'];
    await page.keyboard.press(pressed[0] ?? '');
    await page.keyboard.type('3 gob, 2 capanga 12');
    for (const key of pressed.slice(1)) await page.keyboard.press(key);
    expectKeys('a fight from nothing (beside what is typed)', pressed.length);
    await untilRunning(page, campaignId);
    const { combat, state } = await fightOf(page, campaignId);
    expect(combat.encounterId).toBeNull();
    expect(state.combatants.map(({ name, hp }) => `${name} ${hp.max}`)).toEqual([
      ...['Ana 20', 'Goblin 7', 'Goblin 7', 'Goblin 7', 'capanga 12', 'capanga 12'],
    ]);
  });
}

test('those who come are found as one types; the arrows and the party’s buttons choose', async ({ page }) => {
  const campaignId = await openBare(page, 'heroes-d20');
  await ask(page, 'creatures:save', { campaignId, name: 'Goblin chefe', hp: 21, sheet: {} });
  await page.keyboard.press('Control+n');
  const sheet = page.getByRole('dialog', { name: 'Lutar já' });
  await expect(sheet.getByRole('combobox', { name: 'Quem enfrenta o grupo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Diga quem luta');
  await page.keyboard.type('2 gob');
  await expect(sheet.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
    'Goblin chefe',
  );
  await page.keyboard.type(', 1 zumbi');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Ninguém no bestiário se chama “zumbi”');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.type(' 5');
  await sheet.getByRole('button', { name: 'Ana' }).click();
  await sheet.getByRole('combobox', { name: 'Quem enfrenta o grupo' }).press('Enter');
  await expect(page.getByRole('banner')).toContainText('2 Goblin chefe, zumbi');
  const { state } = await fightOf(page, campaignId);
  expect(state.combatants.map(({ name }) => name)).toEqual(['Goblin chefe', 'Goblin chefe', 'zumbi']);
});

test('the palette takes a count and a name for a fight', async ({ page }) => {
  const campaignId = await openBare(page, 'cairn');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('3 goblin');
  await expect(page.getByRole('option', { name: 'Lutar já: 3 goblin' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Quem enfrenta o grupo' })).toHaveValue('3 goblin');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await untilRunning(page, campaignId);
});

test('an encounter is made of a fight, and taken back with those that came with it', async ({ page }) => {
  const campaignId = await openBare(page, 'heroes-d20');
  await page.keyboard.press('Control+n');
  await page.keyboard.type('goblin, 2 capanga 12');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await untilRunning(page, campaignId);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('encontro deste combate');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Encontro “Goblin, 2 capanga” feito deste combate')).toBeVisible();
  const [made] = await ask(page, 'encounters:list', { campaignId });
  expect(made?.pieces.map(({ quantity }) => quantity)).toEqual([1, 2]);
  const named = async () => (await ask(page, 'creatures:list', { campaignId })).map(({ name }) => name);
  expect(await named()).toEqual(['capanga', 'Goblin']);
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect.poll(named).toEqual(['Goblin']);
  expect(await ask(page, 'encounters:list', { campaignId })).toEqual([]);
});
