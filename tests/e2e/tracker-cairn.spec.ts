import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { result } from './support/tracker.ts';

/** The row of somebody on either side. */
function member(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Ordem' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${name}, ` }) });
}

async function typeNatural(page: Page, label: string | RegExp, natural: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(natural);
}

async function startMill(page: Page): Promise<void> {
  await openCampaign(page, 'A estrada alagada');
  const campaign = (await ask(page, 'campaigns:list')).find(({ system }) => system === 'cairn');
  const [encounter] = await ask(page, 'encounters:list', { campaignId: campaign?.id ?? '' });
  await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter?.id ?? '' });
  await openScreen(page, 'Combate');
  await expect(page.getByRole('textbox', { name: 'Iniciativa de Jurema' })).toBeHidden();
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Começar' }).click();
}

test('a short fight of Cairn: saves to act, declared attacks, critical damage, morale, a scar, and undo', async ({
  page,
}) => {
  await startMill(page);
  const turn = page.getByRole('region', { name: 'Turno' });
  await expect(turn.getByRole('heading', { level: 2 }).first()).toHaveText('Age o grupo');
  await typeNatural(page, /Salvaguarda de Jurema/, '3');
  await typeNatural(page, /Salvaguarda de Tião/, '20');
  await page.getByRole('button', { name: 'Rolar salvaguardas' }).click();
  await expect(member(page, 'Jurema').getByRole('img', { name: 'Ainda age nesta vez' })).toBeVisible();
  await expect(
    member(page, 'Tião Carvoeiro').getByRole('img', { name: 'Falhou na DES: perde a vez' }),
  ).toBeVisible();

  // Whoever is pointed at is the target, and Enter still declares.
  await page.keyboard.press('a');
  await member(page, 'Lodoso 1')
    .getByRole('button', { name: /^Lodoso 1/ })
    .click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Ataques declarados' })).toContainText('Lodoso 1');
  await page.keyboard.press('n');
  await expect(page.getByText('Há ataques declarados por resolver', { exact: false }).first()).toBeVisible();
  await typeNatural(page, /Dano de Jurema/, '6');
  await typeNatural(page, /Salvaguarda de Lodoso 1/, '15');
  await page.getByRole('textbox', { name: /Dano de Jurema/ }).press('Enter');
  await expect(result(page).getByRole('heading').first()).toContainText('6 de dano');
  await expect(result(page)).toContainText('Lodoso 1: 4 → 0 PG');
  await expect(result(page)).toContainText('perde 2 de FOR (12 → 10)');
  await expect(member(page, 'Lodoso 1')).toContainText('Dano crítico');

  const morale = page.getByRole('region', { name: 'Moral dos oponentes' });
  await expect(morale).toContainText('Caiu o primeiro deles');
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await morale.getByRole('textbox').fill('1');
  await morale.getByRole('button', { name: 'Rolar a moral' }).click();
  await expect(morale).toBeHidden();

  await page.keyboard.press('n');
  await expect(turn.getByRole('heading', { level: 2 }).first()).toHaveText('Agem os oponentes');
  await page.keyboard.press('a');
  await page.getByRole('combobox', { name: 'Quem ataca' }).selectOption('Salteadora da margem');
  await page.getByRole('button', { name: 'Declarar ataque', exact: true }).last().focus();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Ataques declarados' })).toContainText('Tião Carvoeiro');
  await page.getByRole('button', { name: 'Retirar o ataque de Salteadora da margem' }).click();
  await expect(page.getByRole('region', { name: 'Ataques declarados' })).toBeHidden();
  await page.keyboard.press('Control+Z');
  await page.getByRole('button', { name: 'Resolver' }).last().click();
  await typeNatural(page, /Dano de Salteadora/, '6');
  await page.getByRole('textbox', { name: /Dano de Salteadora/ }).press('Enter');
  await expect(result(page)).toContainText('Tião Carvoeiro: 5 → 0 PG');
  await expect(result(page)).toContainText('cicatriz', { ignoreCase: true });
  await expect(member(page, 'Tião Carvoeiro')).toContainText('0/');
  await page.keyboard.press('Control+Z');
  await expect(member(page, 'Tião Carvoeiro')).toContainText('5/5');

  await page.getByRole('button', { name: 'Retirar o ataque de Salteadora da margem' }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rodada 2');
  await expect(
    member(page, 'Tião Carvoeiro').getByRole('img', { name: 'Ainda age nesta vez' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Encerrar luta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luta encerrada');
});
