import { expect } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { inFight, logColumn } from './support/tracker.ts';

inFight('the end tells what is read aloud, shares out and keeps for the next session', async (page, id) => {
  await page.keyboard.press(';');
  await page.keyboard.type('A ponte range');
  await page.keyboard.press('Enter');
  await expect(logColumn(page)).toContainText('A ponte range');
  await page.keyboard.press(':');
  await expect(logColumn(page)).toContainText('A ponte range · (fixada)');
  await page.keyboard.press('Shift+E');
  await expect(page.getByRole('heading', { name: 'Luta encerrada' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Experiência' }).fill('100');
  await page.getByText('dividida entre eles').click();
  await page.getByRole('textbox', { name: 'Tesouro ou o que for' }).fill('um anel de vidro');
  await page.keyboard.press('Enter');
  const taken = page.getByRole('region', { name: 'O que levaram' });
  await expect(taken).toContainText('um anel de vidro');
  await page.getByRole('textbox', { name: 'Para a próxima sessão' }).fill('O atirador fugiu');
  await page.keyboard.press('Enter');
  await expect(logColumn(page)).toContainText('Para a próxima sessão: O atirador fugiu');
  expect(await axeFaults(page)).toEqual([]);
  const { rows } = await ask(page, 'combats:log', { id });
  const given = rows.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'rewarded' ? [event] : [])),
  );
  expect(given.reduce((sum, { to, experience }) => sum + to.length * experience, 0)).toBe(100);

  await openScreen(page, 'Registro');
  await page.getByLabel('Filtrar por assunto').selectOption({ label: 'Fixadas' });
  await expect(page.locator('[data-entry]')).toHaveCount(1);
  await page.locator('[data-entry]').getByRole('button').first().focus();
  await page.keyboard.press('p');
  await expect(page.locator('[data-entry]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('exportar pdf');
  await expect(page.getByRole('option', { name: /Exportar o registro deste combate: PDF/ })).toBeVisible();
});
