import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { CAIRN_TABLE, RITUALS_TABLE, SCOP_TABLE, beginTable, setTable } from './support/table-fights.ts';
import { logColumn } from './support/tracker.ts';

// Dice in the points box: rolled once for all who are picked, each with a test for half where its game knows one.

/** The naturals of the newest command. */
async function fallen(page: Page, id: string): Promise<readonly number[]> {
  const { log } = await ask(page, 'combats:open', { id });
  return (log.rows.at(-1)?.rolls ?? []).map(({ natural }) => natural);
}

const help = (page: Page) => page.getByRole('form', { name: 'Dano' }).locator('.help-line').last();

test('in rituals-d20 each foe tests with its own pool', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, { Ana: 20, 'Vulto 1': 18, 'Vulto 2': 13, 'Vulto 3': 10 });
  await page.keyboard.press('d');
  await expect(help(page)).toContainText('cada um testa contra 15');
  await page.keyboard.press('Escape');
  const hand = handOn(page, id);
  await hand.act('Shift+I d 3 d 6 Space 1 5 Enter 4 5 6 1 2 9 1 4 4 3 5 Enter');
  expect(hand.besideFigures()).toBeLessThanOrEqual(6);
  expect(await fallen(page, id)).toEqual([4, 5, 6, 12, 9, 14, 4, 3, 5]);
  await expect(logColumn(page)).toContainText('Ana rola 3d6: 15 de dano');
  await hand.act('Control+z');
  await expect(logColumn(page)).not.toContainText('3d6');
});

test('what the table tells as a sum is taken as it is, and one may be spared by a mark', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, { Ana: 20, 'Vulto 1': 18, 'Vulto 2': 13, 'Vulto 3': 10 });
  const hand = handOn(page, id);
  await hand.press('Shift+I d 1 5 Space 1 5');
  await page.getByRole('radiogroup', { name: 'Quanto para Vulto 2' }).getByText('nada').click();
  await hand.press('Enter');
  await hand.act('1 2 9 3 5 Enter');
  expect(await fallen(page, id)).toEqual([12, 9, 3, 5]);
});

for (const [name, fight] of Object.entries({ Cairn: CAIRN_TABLE, scop: SCOP_TABLE })) {
  test(`${name} knows no test for half, and says so: the narrator marks who suffers it`, async ({ page }) => {
    const id = await setTable(page, fight);
    const hand = handOn(page, id);
    await page.getByRole('button', { name: 'Começar' }).focus();
    await hand.act('Enter');
    await hand.press('d');
    await expect(help(page)).toContainText('rolam uma vez para todos');
    await expect(help(page)).not.toContainText('testa contra');
    await hand.press('Escape Shift+I d 2 d 6 Space 1 5 Enter');
    await expect(page.locator('.refusal')).toHaveText(
      'Neste jogo não há teste para sofrer metade. Escolha quem sofre a metade.',
    );
    await hand.press('Backspace Backspace Backspace Enter');
    await hand.act('3 4 Enter');
    expect((await fallen(page, id)).slice(0, 2)).toEqual([3, 4]);
    await expect(logColumn(page)).toContainText('Rolagem de 2d6: 7 de dano');
  });
}

test('what each will lose stands there before Enter, as far as the dice typed tell', async ({ page }) => {
  const id = await setTable(page, RITUALS_TABLE);
  await beginTable(page, id, { Ana: 20, 'Vulto 1': 18, 'Vulto 2': 13, 'Vulto 3': 10 });
  const hand = handOn(page, id);
  await hand.press('Shift+I d 3 d 6 Space 1 5 Enter');
  const first = page
    .getByRole('form', { name: 'Dano' })
    .getByRole('list', { name: 'Alvos' })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText('30/30');
  await hand.press('4 5 6');
  await expect(first).toContainText('30 → 15 PV; passando, 30 → 23 PV');
  await hand.press('1 2 9');
  await expect(first).toContainText('30 → 23 PV');
  await expect(first).not.toContainText('passando');
});
