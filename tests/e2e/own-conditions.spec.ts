import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { shownName } from '#shared/combat/names.ts';
import type { JsonObject } from '#shared/json.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import {
  CAIRN_TABLE,
  HEROES_TABLE,
  RITUALS_TABLE,
  SCOP_TABLE,
  storeTable,
  type TableFight,
} from './support/table-fights.ts';
import { logColumn } from './support/tracker.ts';

// Conditions that a narrator makes: in the campaign, put on in a fight, with what they do coming as a card at its count.

/** A fight of a campaign with this condition, begun with the dice on the table; the fight's id. */
async function begin(page: Page, fight: TableFight, condition: JsonObject): Promise<string> {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const encounterId = await storeTable(page, fight);
  const campaign = (await ask(page, 'campaigns:list')).find(({ name }) => name === 'À mesa');
  await ask(page, 'campaigns:change', { id: campaign?.id ?? '', conditions: [condition] });
  const { combat, state, count } = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId });
  const order = state.combatants.map(({ id }, index) => [id, 30 - index] as const);
  const initiative = fight === CAIRN_TABLE || fight === SCOP_TABLE ? {} : Object.fromEntries(order);
  await ask(page, 'combats:command', {
    combatId: combat.id,
    after: count,
    command: { type: 'start', initiative },
  });
  await page.reload();
  await openCampaign(page, 'À mesa');
  await openScreen(page, 'Combate');
  return combat.id;
}

const card = (page: Page) => page.getByRole('region', { name: 'Para decidir' });

const BURNING = {
  id: 'fogo',
  name: 'Em chamas',
  icon: 'flame',
  tick: { at: 'turn-start', what: 'damage', dice: '1d6' },
};

test('a condition is made in the campaign, counts in its fights, and one begun before keeps what it had', async ({
  page,
}) => {
  await begin(page, HEROES_TABLE, BURNING);
  await openCampaign(page, 'À mesa');
  await page.getByRole('tab', { name: 'Condições' }).click();
  await page.getByRole('button', { name: 'Nova condição' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova condição' });
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await sheet.getByLabel('Nome', { exact: true }).fill('Amaldiçoado');
  await sheet.getByRole('button', { name: 'Acrescentar número' }).click();
  await sheet.getByLabel('O quê').selectOption({ label: 'Todos os testes' });
  await sheet.getByLabel('Quanto').fill('-2');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: 'Amaldiçoado' })).toBeVisible();
  await expect(page.getByText('Todos os testes −2')).toBeVisible();
  await openScreen(page, 'Combate');
  await page.keyboard.press('k');
  await expect(page.getByRole('option', { name: 'Em chamas' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Amaldiçoado' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openCampaign(page, 'À mesa');
  await page.getByRole('tab', { name: 'Condições' }).click();
  const made = page.getByRole('listitem').filter({ hasText: 'Amaldiçoado' });
  await made.getByRole('button', { name: 'Tirar' }).click();
  await expect(made).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(made).toHaveCount(1);
});

const SAVES = {
  'heroes-d20': { at: 'turn-start', kind: 'fortitude', difficulty: 10 },
  'rituals-d20': { at: 'turn-start', kind: 'constitution', difficulty: 10 },
  scop: { at: 'turn-start', kind: 'test', difficulty: 1 },
  cairn: { at: 'turn-start', kind: 'str' },
} as const;

for (const [fight, passes, naturals] of [
  [HEROES_TABLE, 'n', '4 1 9 Enter'],
  [RITUALS_TABLE, 'n', '4 1 9 1 8 Enter'],
  [SCOP_TABLE, 'n', '2 1 Enter'],
  [CAIRN_TABLE, 'n n', '1 2 Enter'],
] as const) {
  test(`${fight.system}: what it does comes at its count with the dice line, once, and its test ends it`, async ({
    page,
  }) => {
    const save = Object.entries(SAVES).find(([id]) => id === fight.system)?.[1] ?? null;
    const id = await begin(page, fight, { ...BURNING, save });
    const { state, count } = await ask(page, 'combats:open', { id });
    // Whoever has the next turn of its own: the second in an order, else the first of all.
    const bearer = state.order[1]?.id ?? state.combatants[0]?.id ?? '';
    const bearing = state.combatants.find((one) => one.id === bearer);
    const nameOfBearer = bearing === undefined ? '' : shownName(bearing, 'pt-BR');
    await ask(page, 'combats:command', {
      combatId: id,
      after: count,
      command: { type: 'add-condition', target: bearer, condition: 'fogo' },
    });
    await page.reload();
    await openScreen(page, 'Combate');
    await expect(card(page)).toHaveCount(0);
    const hand = handOn(page, id);
    for (const pass of passes.split(' ')) await hand.act(pass);
    await expect(card(page)).toContainText('Em chamas: 1d6 de dano, depois');
    await hand.act('Control+z');
    await expect(card(page)).toHaveCount(0);
    await hand.act('Control+y');
    await expect(card(page)).toHaveCount(1);
    await hand.act(naturals);
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `${nameOfBearer}, ` })).toBeFocused();
    await expect(page.getByText('Algo deu errado')).toHaveCount(0);
    await expect(logColumn(page)).toContainText('Em chamas: 1d6');
    const now = await ask(page, 'combats:open', { id });
    expect(now.state.combatants.find((one) => one.id === bearer)?.conditions).toEqual([]);
    await hand.act('Control+z');
    await expect(card(page)).toHaveCount(1);
  });
}

test('let go, it does nothing this time, and comes again with the next round', async ({ page }) => {
  const id = await begin(page, SCOP_TABLE, BURNING);
  const { state, count } = await ask(page, 'combats:open', { id });
  const target = state.combatants[0]?.id ?? '';
  await ask(page, 'combats:command', {
    combatId: id,
    after: count,
    command: { type: 'add-condition', target, condition: 'fogo' },
  });
  await page.reload();
  await openScreen(page, 'Combate');
  const hand = handOn(page, id);
  await hand.act('n');
  await card(page).getByRole('button', { name: 'Desta vez não' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(logColumn(page)).toContainText('Desta vez Em chamas não faz nada');
  await hand.act('n');
  await expect(card(page)).toHaveCount(1);
});
