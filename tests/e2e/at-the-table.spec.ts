import { expect } from '@playwright/test';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { orderOf, picker, row, startTyped } from './support/tracker.ts';

/** Small things of an evening: what is said, what keeps the focus, what isn't in the way. */

test('a key that can’t be done now says why', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('j');
  await expect(
    page.getByText('Ninguém está atrasando nem tem ação preparada. Escolha outro ato.'),
  ).toHaveCount(2);
  await expect(page.locator('.refusal')).toHaveText(
    'Ninguém está atrasando nem tem ação preparada. Escolha outro ato.',
  );
});

test('steps in the order while Alt is down are one command, and one way back', async ({ page }) => {
  const id = await startTyped(page);
  const before = await orderOf(page);
  const { count } = await ask(page, 'combats:open', { id });
  await picker(page, 'Guarda Nilo').focus();
  await page.keyboard.down('Alt');
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('ArrowUp');
  await expect(picker(page, 'Guarda Nilo')).toBeFocused();
  expect((await ask(page, 'combats:open', { id })).count).toBe(count);
  await page.keyboard.up('Alt');
  await expect.poll(async () => (await ask(page, 'combats:open', { id })).count).toBe(count + 1);
  const after = before.filter((name) => name !== 'Guarda Nilo').toSpliced(2, 0, 'Guarda Nilo');
  await expect.poll(() => orderOf(page)).toEqual(after);
  await expect(picker(page, 'Guarda Nilo')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => orderOf(page)).toEqual(before);
});

test('steps made one by one, right after each other, are one command, too', async ({ page }) => {
  const id = await startTyped(page);
  const before = await orderOf(page);
  const { count } = await ask(page, 'combats:open', { id });
  await picker(page, 'Guarda Nilo').focus();
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await ask(page, 'combats:open', { id })).count).toBe(count + 1);
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => orderOf(page)).toEqual(before);
});

test('after an attack is undone, a figure and A open the attack again', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('a');
  for (const natural of ['9', '9', '5']) await page.keyboard.type(natural);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Resultado' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await expect(page.locator('form').getByRole('combobox', { name: 'Alvo', exact: true })).toBeVisible();
});

test('what is missing is said once in a panel, also once it is refused', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('k');
  await page.keyboard.type('xyz');
  const none = page.getByText(/^Nenhuma condição com esse nome/).locator('visible=true');
  await expect(none).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.refusal')).toContainText('Nenhuma condição com esse nome');
  await expect(page.locator('form').getByText(/^Nenhuma condição com esse nome/)).toHaveCount(1);
});

test('half and double together are refused once, with why, in a field that shows them', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('d');
  await page.keyboard.type('7 metade dobro');
  const field = page.getByRole('textbox', { name: 'Pontos' });
  expect(await field.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await expect(page.getByText('Metade ou dobro: escolha um dos dois.').locator('visible=true')).toHaveCount(
    1,
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('.refusal')).toHaveText('Metade ou dobro: escolha um dos dois.');
  await expect(page.locator('form').getByText('Metade ou dobro: escolha um dos dois.')).toHaveCount(1);
});

test('a group tells how many of it have each condition, its open rows their own', async ({ page }) => {
  const id = await startAmbush(page);
  const { state } = await ask(page, 'combats:open', { id });
  const [one, two] = state.combatants.filter(({ name }) => name === 'Capanga');
  for (const [target, condition] of [
    [one, 'prone'],
    [two, 'prone'],
    [two, 'blinded'],
  ] as const) {
    const { count } = await ask(page, 'combats:open', { id });
    const command = { type: 'add-condition', target: target?.id ?? '', condition } as const;
    await ask(page, 'combats:command', { combatId: id, after: count, command });
  }
  await page.reload();
  await openScreen(page, 'Combate');
  await expect(row(page, 'Capanga')).toContainText('2 × Caído · 1 × Cego');
  await page.getByRole('button', { name: 'Abrir Capanga' }).click();
  await expect(row(page, 'Capanga 2').locator('.chip')).toHaveCount(2);
  await expect(row(page, 'Capanga 1').locator('.chip')).toHaveCount(1);
});

test('what is no number is said at the field, and nothing is done with it', async ({ page }) => {
  const id = await startTyped(page);
  const { count } = await ask(page, 'combats:open', { id });
  await page.keyboard.press('i');
  await page.keyboard.type('1,5,2');
  await expect(page.getByText('Não é um número inteiro. Escreva só algarismos, como 3.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nova contagem' })).toBeFocused();
  expect((await ask(page, 'combats:open', { id })).count).toBe(count);
});

test('a fight that was ended is no offer in another campaign', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('Shift+E');
  const messages = page.getByRole('region', { name: 'Mensagens' });
  await expect(messages.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await ask(page, 'campaigns:create', { name: 'Outra', system: 'cairn' });
  await openCampaign(page, 'Outra');
  await expect(messages.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
});

test('paused fights of one encounter tell their day and hour', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('Shift+L');
  await expect(page.getByText(/último ato: .*\d{2}:\d{2}/)).toBeVisible();
});

test('the keys tell the acts in the order of the bar', async ({ page }) => {
  await startTyped(page);
  await page.keyboard.press('d');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Resultado' })).toBeVisible();
  await page.keyboard.press('Shift+?');
  const labels = await page.getByRole('dialog', { name: 'Teclas' }).locator('dt').allInnerTexts();
  const places = ['Atacar', 'Manobra', 'Dano', 'Cura', 'Ajustar o resultado'].map((one) =>
    labels.indexOf(one),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
