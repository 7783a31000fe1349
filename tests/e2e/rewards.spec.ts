import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { CAIRN_TABLE, HEROES_TABLE, RITUALS_TABLE, SCOP_TABLE, storeTable } from './support/table-fights.ts';

// What a fight is worth is noted in its encounter, shared out at its end, and stands with those who took it home.

for (const fight of [HEROES_TABLE, RITUALS_TABLE, CAIRN_TABLE, SCOP_TABLE]) {
  test(`${fight.system}: what the encounter notes is shared out and carried home`, async ({ page }) => {
    const encounterId = await storeTable(page, fight);
    await page.reload();
    await openCampaign(page, 'À mesa');
    await openScreen(page, 'Encontros');
    await page.getByRole('button', { name: 'O vau' }).first().click();
    const noted = page.getByRole('group', { name: 'Recompensas' });
    await noted.getByLabel('Experiência').fill('90');
    await noted.getByLabel('Tesouro').fill('Um anel de vidro\nTrês poções');
    const saved = async () => {
      const campaign = (await ask(page, 'campaigns:list')).find(({ name }) => name === 'À mesa');
      const list = await ask(page, 'encounters:list', { campaignId: campaign?.id ?? '' });
      return list.find(({ id }) => id === encounterId)?.rewards.treasure;
    };
    await expect.poll(saved).toBe('Um anel de vidro\nTrês poções');

    const { combat, count } = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId });
    const play = (after: number, type: 'start' | 'end') =>
      ask(page, 'combats:command', { combatId: combat.id, after, command: { type } });
    await play(count, 'start');
    await play(count + 1, 'end');
    await page.reload();
    await openScreen(page, 'Combate');
    await page.getByRole('button', { name: 'Abrir O vau' }).click();
    await expect(page.getByRole('textbox', { name: 'Experiência' })).toHaveValue('90');
    await page.getByText('dividida entre eles').click();
    await page.getByRole('button', { name: 'Um anel de vidro' }).click();
    await page.getByRole('button', { name: 'Dar', exact: true }).click();
    await expect(page.getByRole('region', { name: 'O que levaram' })).toContainText('Um anel de vidro');
    // Come back to, it isn't offered again.
    await page.reload();
    await openScreen(page, 'Combate');
    await page.getByRole('button', { name: 'Abrir O vau' }).click();
    await expect(page.getByRole('button', { name: 'Um anel de vidro' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Experiência' })).toHaveValue('');

    await openCampaign(page, 'À mesa');
    const ana = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ana' }) });
    await ana.getByText('Trouxe para casa').click();
    await expect(ana).toContainText('O vau: ');
    await expect(ana).toContainText('Um anel de vidro');
  });
}
