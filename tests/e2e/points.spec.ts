import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { expectPoints, inFight, logColumn, picker, result, row } from './support/tracker.ts';

const targets = (page: Page): Locator => page.getByRole('list', { name: /^Alvos?$/ });

/** Opens the damage panel on somebody and types a figure. */
async function typeFigure(page: Page, figure: string): Promise<void> {
  await page.keyboard.press('d');
  await page.keyboard.type(figure);
}

inFight('a figure shows what it comes to before Enter, and is worked out as it is written', async (page) => {
  await page.keyboard.press('1');
  await typeFigure(page, '7/2');
  await expect(page.getByText('7 ÷ 2 = 3, fração para baixo')).toBeVisible();
  await expect(targets(page)).toContainText('12 → 9 PV');
  await page.getByRole('textbox', { name: 'Pontos' }).fill('3+4 dobro');
  await expect(targets(page)).toContainText('12 → 0 PV · cai');
  await page.getByRole('textbox', { name: 'Pontos' }).fill('metade');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Metade ou dobro de quanto?', { exact: false }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Pontos' }).fill('2,5');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Entendi 2,5, mas os pontos são inteiros. Escreva sem vírgula.').first(),
  ).toBeVisible();
  await expectPoints(page, 'Capanga 1', '12/12');
  await page.getByRole('textbox', { name: 'Pontos' }).fill('t5');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '12/12 +5');

  await typeFigure(page, '8');
  await expect(targets(page)).toContainText('12 → 9 PV, temporários 5 → 0');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '9/12');
  await page.keyboard.press('Control+Z');
  await expectPoints(page, 'Capanga 1', '12/12 +5');
});

inFight('an area goes to all as one move, with a share for each by the keyboard', async (page) => {
  await row(page, 'Capanga 1').click();
  await row(page, 'Capanga 2').click({ modifiers: ['Control'] });
  await row(page, 'Brutamontes').click({ modifiers: ['Control'] });
  await typeFigure(page, '7');
  const shareOf = (name: string) => page.getByRole('radiogroup', { name: `Quanto para ${name}` });
  await shareOf('Capanga 2').getByRole('radio', { name: 'tudo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shareOf('Capanga 2').getByRole('radio', { name: '½' })).toBeChecked();
  await shareOf('Brutamontes').getByText('nada').click();
  await expect(targets(page).getByRole('listitem').filter({ hasText: 'Capanga 2' })).toContainText(
    '12 → 9 PV',
  );
  await expect(targets(page)).toContainText('não é atingido');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Pontos' }).press('Enter');
  await expectPoints(page, 'Capanga 1', '5/12');
  await expectPoints(page, 'Capanga 2', '9/12');
  await expectPoints(page, 'Brutamontes', '28/28');

  await page.keyboard.press('Control+Z');
  await expectPoints(page, 'Capanga 1', '12/12');
  await expectPoints(page, 'Capanga 2', '12/12');
});

inFight('the narrator decides points on the result card, and takes exactly that back', async (page) => {
  await page.keyboard.press('1');
  await typeFigure(page, '7');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '5/12');

  await page.keyboard.press('Shift+A');
  const form = page.getByRole('form', { name: 'Decisão do narrador para Capanga 1' });
  await expect(form.getByRole('textbox', { name: 'PV de Capanga 1' })).toBeFocused();
  await page.keyboard.type('9');
  await form.getByRole('textbox', { name: 'Por quê (opcional)' }).fill('o escudo amorteceu');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '9/12');
  await expect(result(page)).toContainText('Capanga 1: 12 → 5 PV');
  await expect(result(page)).toContainText('O narrador decide: Capanga 1 5 → 9 PV — o escudo amorteceu');
  await expect(logColumn(page)).toContainText('O narrador decide: Capanga 1 fica com 9 (tinha 5)');

  await result(page).getByRole('button', { name: 'Ajustar Capanga 1' }).click();
  await form.getByRole('textbox', { name: 'PV de Capanga 1' }).fill('40');
  await page.keyboard.press('Enter');
  await expect(form.locator('..').getByText(/12/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(result(page).getByRole('button', { name: 'Ajustar Capanga 1' })).toBeFocused();

  await page.keyboard.press('Control+Z');
  await expectPoints(page, 'Capanga 1', '5/12');
  await expect(result(page)).not.toContainText('O narrador decide');
});

inFight('= and Decidir set exactly so many, and say why they can’t', async (page) => {
  await page.keyboard.press('1');
  await typeFigure(page, '=99');
  await page.keyboard.press('Enter');
  await expect(targets(page)).toContainText('12');
  await expectPoints(page, 'Capanga 1', '12/12');
  await page.getByRole('textbox', { name: 'Pontos' }).fill('0');
  await page.getByRole('radiogroup', { name: 'O que fazer' }).getByText('Decidir').click();
  await expect(targets(page)).toContainText('12 → 0 PV · cai');
  await page.getByRole('textbox', { name: 'Por quê (opcional)' }).fill('desistiu');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '0/12');
  await expect(result(page)).toContainText('O narrador decide: Capanga 1 12 → 0 PV — desistiu · cai');
  await expect(picker(page, 'Capanga 1')).toBeFocused();
});

test('in Cairn, with the dice on the table, lost points ask for the save by figures and Enter', async ({
  page,
}) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  await page.reload();
  await openCampaign(page, 'A estrada alagada');
  const campaign = (await ask(page, 'campaigns:list')).find(({ system }) => system === 'cairn');
  const [encounter] = await ask(page, 'encounters:list', { campaignId: campaign?.id ?? '' });
  await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter?.id ?? '' });
  await openScreen(page, 'Combate');
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.getByRole('button', { name: 'Lodoso 1, ' }).click();
  await typeFigure(page, '6');
  await expect(targets(page)).toContainText('4 → 0 PG · pede dados');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /Natural de .*Lodoso 1/ })).toBeFocused();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Lodoso 1: 4 → 0 PG');
  await expect(result(page)).toContainText(/20/);
  await page.keyboard.press('Control+Z');
  await expect(page.getByRole('button', { name: 'Lodoso 1, ' })).toHaveAccessibleName(/4 de 4 PG/);
});
