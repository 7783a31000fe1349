import { expect, type Page } from '@playwright/test';
import type { FightSource } from '#shared/api/combats.ts';
import { startAmbush } from './support/ambush.ts';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { handOn } from './support/hand.ts';
import { openScreen } from './support/screens.ts';
import {
  beginTable,
  CAIRN_TABLE,
  RITUALS_TABLE,
  SCOP_TABLE,
  setTable,
  type TableFight,
} from './support/table-fights.ts';
import { expectPoints, expectTurn, logColumn, picker } from './support/tracker.ts';

const sheetOf = (page: Page, name: string) => page.getByRole('region', { name: `Ficha de ${name}` });

/** Opens a group, so that each of it has a row. */
async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Abrir ${name}` }).click();
}

/** Where those called so came from, as main knows it. */
async function sourceOf(page: Page, id: string, name: string): Promise<FightSource> {
  const source = (await ask(page, 'combats:sources', { id })).find((one) => one.name === name);
  if (source === undefined) throw new Error(`no source ${name}`);
  return source;
}

test('V shows the sheet of who is in turn or picked in place of the log, and Esc or V the log again', async ({
  page,
}) => {
  await startAmbush(page);
  await page.keyboard.press('v');
  await expect(sheetOf(page, 'Ágata')).toContainText('Classe de armadura');
  await expect(logColumn(page).getByRole('heading', { name: 'Registro' })).toBeHidden();
  await page.keyboard.press('4');
  await expect(sheetOf(page, 'Breno, o Raio')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page, 'Breno, o Raio')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible();
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible();
  await page.getByRole('button', { name: 'Ágata', exact: true }).click();
  await expect(sheetOf(page, 'Ágata')).toBeVisible();
});

test('an attack of the sheet opens the attack with it, for whom it is the turn; conditions stand with their rule', async ({
  page,
}) => {
  await ask(page, 'settings:change', { diceMode: 'table' });
  const id = await startAmbush(page);
  const hand = handOn(page, id);
  await page.keyboard.press('v');
  await sheetOf(page, 'Ágata').getByRole('button', { name: 'Adaga de arremesso' }).click();
  const attack = page.getByRole('form', { name: 'Atacar' });
  await expect(attack.getByRole('combobox', { name: 'Arma' })).toHaveValue(/./);
  await expect(attack).toContainText('Adaga de arremesso');
  await hand.act('1 9 3 4 Enter');
  await expect(page.getByRole('group', { name: 'Resultado' })).toContainText('Adaga de arremesso');
  await page.keyboard.press('Escape');
  await hand.act('Alt+4 k c a Space 3 Enter');
  await picker(page, 'Breno, o Raio').click();
  await expect(sheetOf(page, 'Breno, o Raio')).toContainText(/Caído.*−4 na defesa.*regra H/s);
  const bow = sheetOf(page, 'Breno, o Raio').locator('[aria-disabled="true"]').first();
  await expect(bow).toHaveAttribute('title', /Breno/);
});

test('a correction is an act like any other: logged, counted from then on, undone', async ({ page }) => {
  const id = await startAmbush(page);
  await page.keyboard.press('v');
  await sheetOf(page, 'Ágata').getByRole('button', { name: 'Corrigir ficha' }).click();
  const form = page.getByRole('form', { name: 'Corrigir ficha' });
  await expect(form.getByRole('textbox', { name: 'Máximo de PV' })).toBeFocused();
  await page.keyboard.type('30');
  await form.getByRole('textbox', { name: 'Classe de armadura' }).fill('7');
  await form.getByRole('textbox', { name: 'Notas nesta luta' }).fill('Jurou vingança.');
  await form.getByRole('textbox', { name: 'Classe de armadura' }).press('Enter');
  await expect(sheetOf(page, 'Ágata')).toContainText('Jurou vingança.');
  await expectPoints(page, 'Ágata', '30/30');
  await page.keyboard.press('Escape');
  await expect(logColumn(page)).toContainText(
    'O narrador corrige a ficha de Ágata: PV 25/25 → 30/30, Classe de armadura 4 → 7, novas notas',
  );
  await page.keyboard.press('Control+z');
  await expectPoints(page, 'Ágata', '25/25');
  expect((await ask(page, 'combats:open', { id })).state.combatants[0]?.notes).toBeUndefined();
});

test('a correction begun isn’t lost by Esc, and one with faults says which', async ({ page }) => {
  await startAmbush(page);
  await page.keyboard.press('v');
  await sheetOf(page, 'Ágata').getByRole('button', { name: 'Corrigir ficha' }).click();
  const level = page.getByRole('textbox', { name: 'Nível' });
  await level.fill('-3');
  await expect(page.getByText('1 campo por corrigir.')).toBeVisible();
  await level.press('Escape');
  await sheetOf(page, 'Ágata').getByRole('button', { name: 'Corrigir ficha' }).click();
  await expect(level).toHaveValue(/3$/);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(sheetOf(page, 'Ágata')).toContainText('Classe de armadura');
});

test('a new name holds from then on, for players too; the log keeps the old one', async ({ page }) => {
  const id = await startAmbush(page);
  await openGroup(page, 'Capanga');
  await picker(page, 'Capanga 2').click();
  await page.keyboard.press('v');
  await sheetOf(page, 'Capanga 2').getByRole('button', { name: 'Dar outro nome' }).click();
  await page.keyboard.type('O de capa vermelha');
  await page.keyboard.press('Enter');
  await expect(sheetOf(page, 'O de capa vermelha')).toBeVisible();
  await expect(picker(page, 'O de capa vermelha')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logColumn(page)).toContainText('Capanga 2 passa a se chamar O de capa vermelha');
  const { shown } = await ask(page, 'combats:open', { id });
  expect(shown.at(-1)?.shown).toEqual({ name: 'O de capa vermelha', label: null });
  await page.keyboard.press('Control+z');
  await expect(picker(page, 'Capanga 2')).toBeVisible();
});

test('what changed in the bestiary is asked about once, and used or left', async ({ page }) => {
  const id = await startAmbush(page);
  const { favourite: _, ...thug } = await ask(page, 'creatures:read', {
    id: (await sourceOf(page, id, 'Capanga')).id,
  });
  const turn = page.getByRole('region', { name: 'Turno' });
  await ask(page, 'creatures:save', { ...thug, hp: thug.hp + 4, tags: [] });
  await expect(turn).toContainText('Capanga mudou no bestiário depois que entrou nesta luta.');
  await turn.getByRole('button', { name: 'Usar nesta luta' }).click();
  await expect(turn.getByRole('button', { name: 'Usar nesta luta' })).toBeHidden();
  await openGroup(page, 'Capanga');
  await expectPoints(page, 'Capanga 1', '16/16');
  // Undone, it isn't asked again, nor when the fight is opened anew.
  await page.keyboard.press('Control+z');
  await expectPoints(page, 'Capanga 1', '12/12');
  await page.reload();
  await openScreen(page, 'Combate');
  await expectTurn(page, 'Ágata');
  expect((await sourceOf(page, id, 'Capanga')).news).toEqual([]);
  await expect(turn.getByRole('button', { name: 'Usar nesta luta' })).toBeHidden();
  await ask(page, 'creatures:save', { ...thug, hp: thug.hp + 6, tags: [] });
  await turn.getByRole('button', { name: 'Deixar como está' }).click();
  await expect(turn.getByRole('button', { name: 'Deixar como está' })).toBeHidden();
  expect((await sourceOf(page, id, 'Capanga')).news).toEqual([]);
});

test('at the end corrections are taken along to the bestiary, those with a tick and no others', async ({
  page,
}) => {
  const id = await startAmbush(page);
  const { state, count } = await ask(page, 'combats:open', { id });
  const [first, second] = state.combatants.filter(({ name }) => name === 'Capanga').map((one) => one.id);
  const commands = [
    { type: 'correct-sheet' as const, combatant: first ?? '', max: 14 },
    { type: 'correct-sheet' as const, combatant: second ?? '', sheet: { armorClass: 8 } },
  ];
  await ask(page, 'combats:command', { combatId: id, after: count, command: { type: 'together', commands } });
  await page.reload();
  await openScreen(page, 'Combate');
  await expectTurn(page, 'Ágata');
  await page.keyboard.press('Shift+E');
  const turn = page.getByRole('region', { name: 'Turno' });
  await turn.getByRole('checkbox', { name: 'Capanga 1, para Capanga no bestiário' }).check();
  await turn.getByRole('button', { name: 'Levar as correções' }).click();
  await expect(turn).toContainText('1 correção levada.');
  await expect(turn.getByRole('checkbox', { name: /, para / })).toHaveCount(1);
  const thug = await ask(page, 'creatures:read', { id: (await sourceOf(page, id, 'Capanga')).id });
  expect(thug).toMatchObject({ hp: 14, sheet: { armorClass: 2 } });
});

test('axe-core finds nothing wrong in the sheet read, corrected and renamed, nor in what is asked, in any theme', async ({
  page,
}) => {
  const id = await startAmbush(page);
  const { favourite: _, ...thug } = await ask(page, 'creatures:read', {
    id: (await sourceOf(page, id, 'Capanga')).id,
  });
  await ask(page, 'creatures:save', { ...thug, hp: thug.hp + 4, tags: [] });
  await expect(page.getByRole('button', { name: 'Usar nesta luta' })).toBeVisible();
  await page.keyboard.press('v');
  await expect(sheetOf(page, 'Ágata')).toBeVisible();
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Novo nome' })).toBeFocused();
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('form', { name: 'Corrigir ficha' })).toBeVisible();
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+E');
  await expect(page.getByRole('checkbox', { name: /, para / })).toBeVisible();
  expect(await axeFaultsInThemes(page)).toEqual([]);
});

const OTHERS: readonly (readonly [string, TableFight, string])[] = [
  ['rituals-d20', RITUALS_TABLE, 'Faca'],
  ['cairn', CAIRN_TABLE, 'Espada'],
  ['scop', SCOP_TABLE, 'Lança'],
];

for (const [system, table, weapon] of OTHERS) {
  test(`in ${system}, too, the sheet is read and corrected, and its attack opens the panel`, async ({
    page,
  }) => {
    const id = await setTable(page, table);
    if (system === 'rituals-d20') await beginTable(page, id, { Ana: 20 });
    else {
      await ask(page, 'combats:command', { combatId: id, after: 0, command: { type: 'start' } });
      if (system === 'cairn') {
        const waive = (await ask(page, 'combats:open', { id })).state.combatants.map((one) => one.id);
        const command = { type: 'act-saves', waive: waive.slice(0, 4) } as const;
        await ask(page, 'combats:command', { combatId: id, after: 1, command });
      }
      await page.reload();
      await openScreen(page, 'Combate');
    }
    await page.keyboard.press('v');
    const sheet = sheetOf(page, 'Ana');
    await sheet.getByRole('button', { name: weapon }).click();
    await expect(page.getByRole('form', { name: /Atacar|Declarar/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await sheet.getByRole('button', { name: 'Corrigir ficha' }).click();
    await page.getByRole('textbox', { name: /^Máximo de/ }).fill('33');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('img', { name: /\/33$/ })).toBeVisible();
  });
}
