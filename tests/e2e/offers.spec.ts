import { expect, type ElectronApplication, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Telas' });
const inMenu = (app: ElectronApplication, id: string): Promise<boolean> =>
  app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted) !== null, id);

/** A campaign with a wolf and an encounter it comes surprised in, open on the screen. */
async function openWolves(page: Page, name: string, system: string): Promise<void> {
  const { id: campaignId } = await ask(page, 'campaigns:create', { name, system });
  const { id: creatureId } = await ask(page, 'creatures:save', {
    campaignId,
    name: 'Lobo',
    hp: 5,
    sheet: {},
  });
  const pieces = [{ creatureId, quantity: 1, surprised: true }];
  await ask(page, 'encounters:save', { campaignId, name: 'A trilha', pieces, party: [] });
  await page.reload();
  await openCampaign(page, name);
  await openScreen(page, 'Encontros');
  await page
    .getByRole('button', { name: /A trilha/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Nome do encontro' })).toHaveValue('A trilha');
}

for (const [system, offered] of [
  ['heroes-d20', 1],
  ['cairn', 0],
] as const) {
  test(`surprise and objects are offered everywhere or nowhere: ${offered} time each in ${system}`, async ({
    app,
    page,
  }) => {
    await openWolves(page, 'Charco', system);
    await expect(rail(page).getByRole('button', { name: 'Objetos' })).toHaveCount(offered);
    await expect.poll(() => inMenu(app, 'frame.go.objects')).toBe(offered > 0);
    await expect(page.getByRole('button', { name: 'Lobo começa surpreso' })).toHaveCount(offered);
    await expect(page.getByRole('heading', { name: 'Objetos de cena' })).toHaveCount(offered);
    expect(await axeFaultsInThemes(page)).toEqual([]);
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Buscar', exact: true }).fill('objetos');
    await expect(page.getByRole('option', { name: /^Objetos/ })).toHaveCount(offered);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Começar combate' }).click();
    await expect(page.getByRole('heading', { name: 'Quem entra na luta' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Lobo começa surpreso' })).toHaveCount(offered);
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByRole('textbox', { name: 'Lembrete no turno' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Surpreso', exact: true })).toHaveCount(offered);
  });
}

test('a screen that the next campaign’s system lacks is left for the campaigns', async ({ page }) => {
  await ask(page, 'campaigns:create', { name: 'Charco', system: 'cairn' });
  await page.reload();
  await openScreen(page, 'Objetos');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Buscar', exact: true }).fill('charco');
  await page
    .getByRole('option', { name: /Charco/ })
    .first()
    .click();
  await expect(page.getByRole('banner')).toContainText('Charco');
  await expect(rail(page).getByRole('button', { name: 'Campanhas' })).toHaveAttribute('aria-current', 'page');
  await expect(rail(page).getByRole('button', { name: 'Objetos' })).toHaveCount(0);
});

test('in scop some may be surprised from the encounter on, and are as the fight begins', async ({ page }) => {
  await openWolves(page, 'Vale', 'scop');
  const surprise = page.getByRole('button', { name: 'Lobo começa surpreso' });
  await expect(surprise).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Começar combate' }).click();
  await expect(page.getByRole('checkbox', { name: /Lobo/ })).toBeChecked();
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Surpreso');
});
