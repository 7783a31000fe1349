import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type ElectronApplication, type Locator, type Page } from '@playwright/test';
import { projectFolder } from '../../build/setup/project.mjs';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { launchApp } from './launch.ts';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { saveInto } from './support/choose-file.ts';
import { startSampleFight } from './support/sample-fight.ts';
import { expectTurn, ORDER, passTo, row, startTyped } from './support/tracker.ts';
import { shownName } from '#shared/combat/names.ts';

/** Opens the players' window by the narrator's control and gives its page, loaded. */
async function openPlayers(app: ElectronApplication, page: Page): Promise<Page> {
  const opened = app.waitForEvent('window');
  await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
  await page.getByRole('button', { name: 'Abrir a janela dos jogadores' }).click();
  const players = await opened;
  await players.waitForLoadState();
  await page.keyboard.press('Escape');
  return players;
}

/** Presses a key in the players' window as the system does, so that main sees it, too. */
async function pressIn(app: ElectronApplication, keyCode: string, ...modifiers: 'control'[]): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, { key, held }) => {
      const windows = BrowserWindow.getAllWindows();
      const players = windows.find(({ webContents }) => webContents.getURL().startsWith('app://players'));
      players?.webContents.sendInputEvent({ type: 'keyDown', keyCode: key, modifiers: held });
    },
    { key: keyCode, held: modifiers },
  );
}

/** Carries out a command on a fight as it stands, by main's own channel. */
async function command(page: Page, id: string, what: AnyCommand): Promise<void> {
  const { count } = await ask(page, 'combats:open', { id });
  await ask(page, 'combats:command', { combatId: id, after: count, command: what });
}

/** Starts the sample fight in `ORDER` with some of it hidden before anybody sees it; gives their ids. */
async function startHidden(
  page: Page,
  ...hidden: readonly string[]
): Promise<{ readonly id: string; readonly ids: string[] }> {
  const { combat, state } = await startSampleFight(page);
  const { id } = combat;
  const ids = await Promise.all(hidden.map((name) => idOf(page, id, name)));
  const total = (name: string): number => 30 - 2 * ORDER.indexOf(name);
  const initiative = Object.fromEntries(
    state.combatants.map((one) => [one.id, total(shownName(one, 'pt-BR'))]),
  );
  await command(page, id, { type: 'hide', combatants: ids, hidden: true });
  await command(page, id, { type: 'start', initiative });
  await openScreen(page, 'Combate');
  await expectTurn(page, 'Ágata');
  return { id, ids };
}

const rows = (players: Page): Locator => players.getByRole('listitem');
const names = (players: Page): Promise<string[]> => players.locator('.name').allTextContents();
const current = (players: Page): Locator => players.locator('[aria-current="true"]');
const idOf = async (page: Page, fight: string, name: string): Promise<string> => {
  const { state } = await ask(page, 'combats:open', { id: fight });
  return state.combatants.find((one) => shownName(one, 'pt-BR') === name)?.id ?? '';
};

test('the players see order, turn, round, conditions and health in words, in step with the narrator', async ({
  app,
  page,
}) => {
  const early = await openPlayers(app, page);
  const id = await startTyped(page);
  await expect(early.getByRole('heading', { level: 1 })).toHaveText('Rodada 1');
  expect(await names(early)).toEqual(ORDER);
  await expect(current(early)).toContainText('Ágata');
  await expect(rows(early).filter({ hasText: 'Capanga 1' })).toContainText('ileso');
  expect(await axeFaults(early)).toEqual([]);

  await passTo(page, 'Capanga 1');
  await expect(current(early)).toContainText('Capanga 1');
  const agata = await idOf(page, id, 'Ágata');
  await command(page, id, { type: 'damage', target: agata, amount: 20 });
  await command(page, id, { type: 'add-condition', target: agata, condition: 'prone', rounds: 2 });
  await expect(rows(early).filter({ hasText: 'Ágata' })).toHaveText(/Ágata\s*Caído\s*muito ferido/);
  // No figure but the round's and those of the names.
  const told = (await early.locator('main').innerText()).replace(/Rodada 1|Capanga \d/g, '');
  expect(told).not.toMatch(/\d/);
  expect(await axeFaults(early)).toEqual([]);

  await command(page, id, { type: 'undo' });
  await command(page, id, { type: 'undo' });
  await expect(rows(early).filter({ hasText: 'Ágata' })).toContainText('ileso');
});

test('a hidden one leaves no trace: no name, gap, count or move of the turn; shown, it is there at once', async ({
  app,
  page,
}) => {
  const { id, ids } = await startHidden(page, 'Capanga 1', 'Atirador');
  const [first = '', second = ''] = ids;
  const players = await openPlayers(app, page);
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Rodada 1');
  const shown = [
    'Ágata',
    'Breno, o Raio',
    'Capanga 1',
    'Dália Véu',
    'Capanga 2',
    'Brutamontes',
    'Guarda Nilo',
  ];
  expect(await names(players)).toEqual(shown);
  expect(await players.content()).not.toContain('Atirador');
  await expect(current(players)).toContainText('Ágata');

  // The hidden one's turn: the screen stays as it is, for as long as it takes.
  const before = await players.locator('main').innerHTML();
  await command(page, id, { type: 'next-turn' });
  await command(page, id, { type: 'damage', target: first, amount: 3 });
  const { state } = await ask(page, 'combats:open', { id });
  expect(state.turn?.who).toBe(first);
  expect(await players.locator('main').innerHTML()).toBe(before);
  await command(page, id, { type: 'next-turn' });
  await expect(current(players)).toContainText('Breno');

  await expect(row(page, 'Capanga 2')).toContainText('jogadores: Capanga 1');
  await expect(row(page, 'Dália Véu')).not.toContainText('jogadores:');
  await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
  await expect(page.getByText('Capanga 2 é Capanga 1')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await command(page, id, { type: 'hide', combatants: [second], hidden: false });
  await expect(rows(players).filter({ hasText: 'Atirador' })).toBeVisible();
  await command(page, id, { type: 'hide', combatants: [second], hidden: true });
  await expect(rows(players).filter({ hasText: 'Atirador' })).toHaveCount(0);
});

test('A13: everybody keeps one name, on the screen after a restart and in what goes home', async ({
  app,
  page,
  userData,
  restart,
}) => {
  const { id, ids } = await startHidden(page, 'Capanga 1');
  await command(page, id, { type: 'hide', combatants: ids, hidden: false });
  const players = await openPlayers(app, page);
  const shown = [
    'Ágata',
    'Capanga 3',
    'Breno, o Raio',
    'Capanga 1',
    'Dália Véu',
    'Capanga 2',
    'Atirador',
    'Brutamontes',
    'Guarda Nilo',
  ];
  expect(await names(players)).toEqual(shown);
  await command(page, id, { type: 'undo' });
  await command(page, id, { type: 'redo' });
  expect(await names(players)).toEqual(shown);
  await command(page, id, { type: 'damage', target: ids[0] ?? '', amount: 1 });

  const again = await restart();
  const anew = await openPlayers(again.app, again.page);
  await ask(again.page, 'player:follow', { combatId: id });
  await expect.poll(() => names(anew)).toEqual(shown);
  await saveInto(again.app, userData);
  const options = { forPlayers: true };
  const file = (await ask(again.page, 'combats:export', { id, format: 'text', options })) ?? '';
  expect(file).toBe('Combate (para jogadores) - A Torre de Vidro.txt');
  expect(await readFile(join(userData, file), 'utf8')).toContain('Capanga 3 fica ferido');
});

test('A18: the players see the title that is for them, and nothing of what the encounter is called', async ({
  app,
  page,
}) => {
  await startTyped(page);
  const players = await openPlayers(app, page);
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Rodada 1');
  expect(await players.content()).not.toContain('Emboscada');
  await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
  await page.getByLabel('Título para os jogadores').fill('A travessia');
  await page.keyboard.press('Tab');
  await expect(players.getByText('A travessia')).toBeVisible();
  expect(await axeFaults(players)).toEqual([]);
});

test('A18: an encounter has a title for players, which its fights begin with', async ({ page }) => {
  await openScreen(page, 'Encontros');
  await page
    .getByRole('link', { name: 'Emboscada na ponte' })
    .or(page.getByRole('button', { name: 'Emboscada na ponte' }))
    .first()
    .click();
  await page.getByLabel('Título para os jogadores').fill('A travessia');
  await expect
    .poll(async () => {
      const [campaign] = await ask(page, 'campaigns:list');
      const [encounter] = await ask(page, 'encounters:list', { campaignId: campaign?.id ?? '' });
      return encounter?.playersTitle;
    })
    .toBe('A travessia');
  const { combat } = await startSampleFight(page);
  expect(combat).toMatchObject({ name: 'Emboscada na ponte', playersTitle: 'A travessia' });
});

test('B blacks the players’ screen out until it is pressed again, and the narrator sees that it is', async ({
  app,
  page,
}) => {
  await startTyped(page);
  await page.keyboard.press('b');
  const players = await openPlayers(app, page);
  await expect(current(players)).toContainText('Ágata');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Tela dos jogadores apagada' })).toBeVisible();
  await expect(rows(players)).toHaveCount(0);
  expect(await players.content()).not.toContain('Ágata');
  expect(await axeFaults(players)).toEqual([]);
  await passTo(page, 'Capanga 1');
  await expect(rows(players)).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(current(players)).toContainText('Capanga 1');
  await expect(page.getByRole('button', { name: 'Janela dos jogadores' })).toBeVisible();
  await pressIn(app, 'B');
  await expect(page.getByRole('button', { name: 'Tela dos jogadores apagada' })).toBeVisible();
});

test('the players’ window waits for a fight, has a size of its own, kept for the next time, and speaks the narrator’s language', async ({
  restart,
}) => {
  // Only an app that has just started has followed no fight yet.
  const { app, page } = await restart();
  const players = await openPlayers(app, page);
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('À espera do combate');
  expect(await axeFaults(players)).toEqual([]);
  await startTyped(page);
  const sizeIn = (page: Page) =>
    page.evaluate<number>('parseFloat(getComputedStyle(document.documentElement).fontSize)');
  const [usual, narrators] = await Promise.all([sizeIn(players), sizeIn(page)]);
  await pressIn(app, '=', 'control');
  await pressIn(app, '=', 'control');
  await pressIn(app, '-', 'control');
  await expect.poll(() => sizeIn(players)).toBeCloseTo(usual * 1.1, 1);
  await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
  await page.getByRole('button', { name: 'Aumentar o texto da janela dos jogadores' }).click();
  await expect(page.getByText('120%', { exact: true })).toBeVisible();
  await expect.poll(() => sizeIn(players)).toBeCloseTo(usual * 1.2, 1);
  expect(await sizeIn(page)).toBe(narrators);
  await ask(page, 'settings:change', { locale: 'en' });
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Round 1');
  await expect(players.locator('html')).toHaveAttribute('lang', 'en');

  const again = await restart();
  expect((await ask(again.page, 'player:status')).zoom).toBe(120);
});

test('the players’ page can do nothing but listen, and goes with the narrator’s window', async () => {
  // It ends with the app's end.
  const { app, page } = await launchApp();
  const players = await openPlayers(app, page);
  expect(players.url()).toBe('app://players/player.html');
  expect(
    await players.evaluate('[typeof window.rodada, Object.keys(window.players), typeof require]'),
  ).toEqual(['undefined', ['onScreen'], 'undefined']);
  const outcome = (address: string) =>
    players.evaluate(`fetch('${address}').then(({ status }) => status, () => 'blocked')`);
  expect(await outcome('app://rodada/index.html')).toBe('blocked');
  expect(await outcome('/index.html')).toBe('blocked');
  expect(await players.evaluate("window.open('app://rodada/index.html')")).toBeNull();
  // Even with the narrator's preload, main answers nobody but the narrator's own page.
  const refused = await app.evaluate(
    async ({ BrowserWindow }, preload) => {
      const other = new BrowserWindow({ show: false, webPreferences: { preload } });
      await other.loadURL('app://players/player.html');
      const answer: unknown = await other.webContents.executeJavaScript(
        "window.rodada.call('campaigns:list')",
      );
      other.destroy();
      return answer;
    },
    join(projectFolder, 'out', 'preload', 'preload.cjs'),
  );
  expect(refused).toMatchObject({ ok: false, error: { code: 'NOT_ALLOWED' } });

  await page.keyboard.press('Control+b');
  await expect.poll(() => app.windows().length).toBe(1);
  await page.keyboard.press('Control+b');
  await expect.poll(() => app.windows().length).toBe(2);
  const quit = app.waitForEvent('close');
  await app.evaluate(({ BrowserWindow }) => {
    const narrators = BrowserWindow.getAllWindows().find((one) =>
      one.webContents.getURL().startsWith('app://rodada'),
    );
    setImmediate(() => narrators?.close());
  });
  await quit;
});

test('sides and groups stand together, without those hidden', async ({ app, page }) => {
  const { id: campaignId } = await ask(page, 'campaigns:create', { name: 'Vale', system: 'cairn' });
  const jurema = await ask(page, 'characters:save', {
    campaignId,
    name: 'Jurema',
    hp: { current: 5, max: 5 },
    sheet: {},
  });
  const mud = await ask(page, 'creatures:save', { campaignId, name: 'Lodoso', hp: 4, sheet: {} });
  const encounter = await ask(page, 'encounters:save', {
    campaignId,
    name: 'Moinho',
    party: [jurema.id],
    pieces: [{ creatureId: mud.id, quantity: 2, hidden: true }],
  });
  const fight = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  const { id } = fight.combat;
  await ask(page, 'player:follow', { combatId: id });
  const players = await openPlayers(app, page);
  await command(page, id, { type: 'start' });
  await expect(players.getByRole('heading', { level: 2 })).toHaveText(['O grupo']);
  const mudId = await idOf(page, id, 'Lodoso 2');
  await command(page, id, { type: 'hide', combatants: [mudId], hidden: false });
  await expect(players.getByRole('heading', { level: 2 })).toHaveText(['O grupo', 'Os oponentes']);
  expect(await names(players)).toEqual(['Jurema', 'Lodoso']);
  expect(await axeFaults(players)).toEqual([]);
  await openScreen(page, 'Bestiário');
  await page.keyboard.press('Control+b');
  await expect.poll(() => app.windows().length).toBe(1);
});
