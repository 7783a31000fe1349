import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';

const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
}

test('one search finds creatures, encounters, sessions and campaigns of every campaign, and opens what it found', async ({
  page,
}) => {
  const campaigns = await ask(page, 'campaigns:list');
  const other = campaigns.find(({ system }) => system === 'cairn');
  const campaignId = other?.id ?? '';
  await ask(page, 'creatures:save', {
    campaignId,
    name: 'Faroleiro afogado',
    hp: 3,
    sheet: { str: 9, dex: 9, wil: 9, weapons: [{ id: 'a', name: 'Gancho enferrujado', dice: 'd6' }] },
    notes: 'Guarda o segrêdo do farol.',
  });
  await ask(page, 'sessions:save', {
    campaignId,
    date: '2026-11-28',
    title: 'A maré',
    notes: 'O farol caiu.',
  });
  await openScreen(page, 'Bestiário');
  await openPalette(page);
  await page.keyboard.type('GANCHO');
  await expect(option(page, /Faroleiro afogado/)).toContainText('Gancho enferrujado');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('farol');
  await expect(option(page, /A maré/)).toContainText('O farol caiu.');
  expect(await axeFaults(page)).toEqual([]);
  await option(page, /Faroleiro afogado/).click();
  await expect(page.getByRole('form', { name: 'Ficha de Faroleiro afogado' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(other?.name ?? '');
  await openPalette(page);
  await page.keyboard.type('mare');
  await option(page, /A maré/).click();
  await expect(page.getByRole('tab', { name: /Sessões/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: 'A maré' }).first()).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  await openPalette(page);
  await page.keyboard.type('duplicar camp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `${other?.name} (2)` })).toBeVisible();
});
