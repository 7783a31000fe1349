import { expect } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { inFight, logColumn, result } from './support/tracker.ts';

inFight(
  '= rolls dice that no rule asks for, with those of the table, and the last ones are had again',
  async (page) => {
    await ask(page, 'settings:change', { diceMode: 'table' });
    await page.keyboard.press('=');
    const panel = page.getByRole('form', { name: 'Rolar' });
    await expect(panel.getByRole('textbox', { name: 'Dados', exact: true })).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type('2d6+1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('saltar o fosso');
    // The app rolls nothing of itself: Enter goes to the dice.
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('Falta');
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('10');
    // No rule stands behind its figures, and a figure isn't told twice.
    await expect(result(page).getByRole('button', { name: /regra/ })).toHaveCount(0);
    await expect(result(page).locator('.sum')).toHaveText(/^10\s*=\s*9\s*2d6\s*\+\s*1\s*$/);
    await expect(logColumn(page)).toContainText(/rola 2d6\+1 \(saltar o fosso\): 10/);

    await page.keyboard.press('=');
    await expect(panel.getByRole('textbox', { name: 'Dados', exact: true })).toHaveValue('2d6+1');
    await expect(panel.getByRole('textbox', { name: 'Para quê' })).toHaveValue('saltar o fosso');
  },
);

inFight('a formula in the palette is rolled for whoever is in turn, what for behind it', async (page) => {
  await page.keyboard.press('Control+K');
  await page.keyboard.type('3d2+4 percepção');
  await expect(page.getByRole('option', { name: 'Rolar 3d2+4: percepção' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(logColumn(page)).toContainText(/Ágata rola 3d2\+4 \(percepção\): (7|8|9|10)/);

  // Against another's, for the narrator alone.
  await page.keyboard.press('=');
  const panel = page.getByRole('form', { name: 'Rolar' });
  await panel.getByRole('combobox', { name: 'Contra' }).selectOption('Capanga 1');
  await panel.getByRole('checkbox', { name: /^Só para o narrador/ }).check({ force: true });
  await panel.getByRole('textbox', { name: 'Dados', exact: true }).press('Enter');
  await expect(logColumn(page)).toContainText(/Ágata rola 3d2\+4 contra d20 de Capanga 1/);
});

inFight('; writes a note into the log, which its marks find again', async (page) => {
  await page.keyboard.press(';');
  await page.keyboard.type('A ponte range');
  await page.keyboard.press('Enter');
  await expect(logColumn(page)).toContainText('Nota do narrador: A ponte range');
  await openScreen(page, 'Registro');
  await page.getByRole('checkbox', { name: 'Só críticos, quedas e notas' }).check({ force: true });
  await expect(page.getByRole('main')).toContainText('Nota do narrador: A ponte range');
  await expect(page.getByRole('main')).not.toContainText('Começa o combate:');
});
