import { expect, type Page } from '@playwright/test';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import {
  CAIRN_TABLE,
  RITUALS_TABLE,
  RITUALS_TOTALS,
  SCOP_TABLE,
  beginTable,
  setTable,
  splitTable,
} from './support/table-fights.ts';

// Whole rounds typed ahead: not one key waits for what the key before it does.

/** The commands of a fight once so many are on disk, each with the naturals that fell: `attack 19 7 3`. */
async function played(page: Page, id: string, count: number): Promise<readonly string[]> {
  const fight = async () => ask(page, 'combats:open', { id });
  await expect.poll(async () => (await fight()).count).toBe(count);
  return (await fight()).log.rows.map(({ command, rolls }) =>
    [command.type, ...rolls.map(({ natural }) => natural)].join(' '),
  );
}

test('a round of seven in heroes-d20', async ({ page }) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  const dice = ['1 9 7 3', '9 1 2', '1 4 3 5', '8 1 9', '1 1 4 6', '1 2 5 4', '7 8 2'];
  await handOn(page, id).press(dice.map((figures) => `a ${figures} Enter n`).join(' '));
  const attacks = ['19 7 3', '9 12', '14 3 5', '8 19', '11 4 6', '12 5 4', '7 8 2'];
  expect(await played(page, id, 15)).toEqual([
    'start',
    ...attacks.flatMap((naturals) => [`attack ${naturals}`, 'next-turn']),
  ]);
});

test('a round of seven in rituals-d20, each with a reaction', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, RITUALS_TOTALS);
  const dice = ['1 9 8 3', '9 1 2 2', '1 7 4 4', '8 1 9 1', '1 8 5 2', '7 1 6 3', '9 8 1'];
  await handOn(page, id).press(dice.map((figures) => `a e ${figures} Enter n`).join(' '));
  const attacks = ['19 8 3', '9 12 2', '17 4 4', '8 19 1', '18 5 2', '7 16 3', '9 8 1'];
  expect(await played(page, id, 15)).toEqual([
    'start',
    ...attacks.flatMap((naturals) => [`attack ${naturals}`, 'next-turn']),
  ]);
});

test('the first saves and a round of seven in Cairn', async ({ page }) => {
  const id = await setTable(page, CAIRN_TABLE);
  await page.getByRole('button', { name: 'Começar' }).focus();
  const saves = '3 9 1 2 5 Enter';
  const party = 'a Enter Enter Enter Enter 3 4 2 5 Enter n';
  const foes = 'a Enter Enter Enter 1 2 4 Enter n';
  await handOn(page, id).press(`Enter ${saves} ${party} ${foes}`);
  expect(await played(page, id, 13)).toEqual([
    ...['start', 'act-saves 3 9 12 5'],
    ...['declare', 'declare', 'declare', 'declare', 'resolve-step 3 4 2 5', 'next-turn'],
    ...['declare', 'declare', 'declare', 'resolve-step 1 2 4', 'next-turn'],
  ]);
});

test('a turn of seven in scop, declared and resolved', async ({ page }) => {
  const id = await setTable(page, SCOP_TABLE);
  await splitTable(page, id, ['Caio', 'Soldado 3', 'Soldado 4']);
  await page.getByRole('button', { name: 'Começar' }).focus();
  const dice = '3 5 1 2 6 4 3 5 1 2 6 4 3 5 1 2 6 4';
  await handOn(page, id).press(`Enter a Enter Enter Enter Enter Enter Enter Enter ${dice} Enter`);
  expect((await played(page, id, 16)).slice(7)).toEqual([
    ...['start', 'declare', 'declare', 'declare', 'declare', 'declare', 'declare', 'declare'],
    `resolve-turn ${dice}`,
  ]);
});
