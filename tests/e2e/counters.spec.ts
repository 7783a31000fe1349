import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '#shared/json.ts';
import { isObject } from '#shared/json-path.ts';
import { ask } from './support/bridge.ts';
import { test } from './support/app.ts';
import { handOn } from './support/hand.ts';
import { openScreen } from './support/screens.ts';
import {
  CAIRN_TABLE,
  HEROES_TABLE,
  RITUALS_TABLE,
  RITUALS_TOTALS,
  SCOP_TABLE,
  beginTable,
  setTable,
  type TableFight,
} from './support/table-fights.ts';

// What is spent and comes back: a key and a figure spend it, the sheet moves it by one, and what needs it is refused.

const COUNTERS = [
  { id: 'flechas', name: 'Flechas', max: 2, returns: 'never' },
  { id: 'folego', name: 'Fôlego', max: 3, returns: 'session' },
];
const NEEDS = { counter: 'flechas' };

/** The fight with Ana counting arrows, which her weapon uses up, and breath. */
function counting(table: TableFight, counters: readonly JsonObject[] = COUNTERS): TableFight {
  const { Ana, ...others } = table.party;
  if (Ana === undefined) throw new Error('nobody counts');
  const weapons = [Ana.sheet['weapons']]
    .flat()
    .map((one) => ({ ...(isObject(one) ? one : {}), needs: NEEDS }));
  return { ...table, party: { Ana: { ...Ana, sheet: { ...Ana.sheet, counters, weapons } }, ...others } };
}

/** What Ana has left, by the counter's id. */
async function left(page: Page, combatId: string): Promise<Readonly<Record<string, number>>> {
  const { state } = await ask(page, 'combats:open', { id: combatId });
  const ana = state.combatants.find(({ name }) => name === 'Ana');
  return Object.fromEntries((ana?.counters ?? []).map(({ id, current }) => [id, current]));
}

const panel = (page: Page) => page.getByRole('form', { name: 'Contador' });
const sheet = (page: Page) => page.getByRole('region', { name: 'Ficha de Ana' });

test('in heroes-d20 the comma and a figure spend one, and an empty one refuses the attack before its dice', async ({
  page,
}) => {
  const id = await setTable(page, counting(HEROES_TABLE));
  await beginTable(page, id, { Ana: 20, 'Capanga 1': 5, 'Capanga 2': 4, Beto: 3 });
  const hand = handOn(page, id);
  await hand.act(', 1');
  expect(await left(page, id)).toEqual({ flechas: 1, folego: 3 });
  await hand.act(', Enter');
  await hand.act(', 2');
  expect(await left(page, id)).toEqual({ flechas: 0, folego: 2 });
  expect(hand.count()).toBe(6);
  await page.keyboard.press('a');
  const attack = page.getByRole('form', { name: 'Atacar' });
  await expect(attack).toContainText('Flechas 0/2, falta');
  await hand.press('1 2 9 3 Enter');
  await expect(attack).toContainText('Flechas: Ana não tem mais.');
  await hand.press('Escape Escape');
  await hand.act('Control+Z');
  await hand.act('Control+Z');
  await hand.act('a 1 2 9 3 Enter');
  expect(await left(page, id)).toEqual({ flechas: 0, folego: 3 });
});

test('a counter is given in the fight, moved by one on the sheet, corrected there and taken away', async ({
  page,
}) => {
  const id = await setTable(page, counting(HEROES_TABLE, []));
  await beginTable(page, id, { Ana: 20, Beto: 3 });
  await page.keyboard.press(',');
  await expect(panel(page)).toContainText('Ana não tem contadores');
  await panel(page).getByLabel('Nome').fill('Cargas');
  await panel(page).getByLabel('Máximo').fill('4');
  await panel(page).getByLabel('Volta').selectOption('a cada rodada');
  await panel(page).getByRole('button', { name: 'Acrescentar contador' }).click();
  await expect(panel(page).getByRole('group', { name: 'Cargas' })).toContainText('4/4');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  const line = sheet(page).getByRole('group', { name: 'Cargas' });
  await line.getByRole('button', { name: 'Gastar Cargas' }).click();
  await expect(line).toContainText('3/4');
  await line.getByRole('button', { name: 'Gastar Cargas' }).click();
  await expect(line).toContainText('2/4');
  await line.getByRole('button', { name: 'Devolver Cargas' }).click();
  await expect(line).toContainText('3/4');
  await sheet(page).getByRole('button', { name: 'Contadores' }).click();
  await panel(page).getByRole('button', { name: 'Tirar Cargas' }).click();
  await expect(panel(page)).toContainText('Ana não tem contadores');
});

test('in rituals-d20 reactions are among them, told in the head as before', async ({ page }) => {
  const id = await setTable(page, counting(RITUALS_TABLE));
  await beginTable(page, id, RITUALS_TOTALS);
  expect(await left(page, id)).toEqual({ reactions: 2, flechas: 2, folego: 3 });
  const hand = handOn(page, id);
  await hand.act(', 1');
  await expect(page.getByRole('region', { name: 'Turno' })).toContainText('1 de 2');
  await hand.act(', 2');
  expect(await left(page, id)).toEqual({ reactions: 1, flechas: 1, folego: 3 });
});

test('in Cairn a declared attack takes its ammunition as the step is rolled', async ({ page }) => {
  const id = await setTable(page, counting(CAIRN_TABLE));
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await hand.act('3 9 1 2 5 Enter');
  await page.getByRole('button', { name: 'Ana, ' }).first().click();
  await hand.act(', 1');
  expect(await left(page, id)).toEqual({ flechas: 1, folego: 3 });
});

test('in scop whoever is picked spends by the same keys', async ({ page }) => {
  const id = await setTable(page, counting(SCOP_TABLE));
  const hand = handOn(page, id);
  await page.getByRole('button', { name: 'Começar' }).focus();
  await hand.act('Enter');
  await page
    .getByRole('button', { name: /^Ana, / })
    .first()
    .click();
  await hand.act(', 2');
  expect(await left(page, id)).toEqual({ flechas: 2, folego: 2 });
});

test('what a session brings back goes home as it was left, and is back by the party’s button', async ({
  page,
}) => {
  const id = await setTable(page, counting(HEROES_TABLE));
  await beginTable(page, id, { Ana: 20, Beto: 3 });
  const hand = handOn(page, id);
  await hand.act(', 1');
  await hand.act(', 2');
  await hand.act('Shift+E');
  await openScreen(page, 'Campanhas');
  await page.getByRole('tab', { name: 'Grupo' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Ana' })).toContainText('Restam');
  await page.getByRole('button', { name: 'Devolver os da sessão' }).click();
  await expect(page.getByRole('button', { name: 'Devolver os da sessão' })).toBeHidden();
  const [campaign] = (await ask(page, 'campaigns:list')).filter(({ name }) => name === 'À mesa');
  const characters = await ask(page, 'characters:list', { campaignId: campaign?.id ?? '' });
  expect(characters.find(({ name }) => name === 'Ana')?.sheet).toMatchObject({
    counters: [{ current: 1 }, { current: 3 }],
  });
});
