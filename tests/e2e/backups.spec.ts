import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openSqlite } from '#electron/store/sqlite.ts';
import { closeApp, launchApp, type LaunchedApp } from './launch.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { PICKS } from '#shared/api/bestiary.ts';
import { ask, evaluateCall } from './support/bridge.ts';
import { freshFolder } from './support/data-folder.ts';
import { chooseFile, saveInto } from './support/choose-file.ts';
import { openScreen } from './support/screens.ts';

let launched: LaunchedApp;

test.beforeEach(async () => {
  launched = await launchApp();
  await launched.page.getByRole('banner').waitFor();
});
test.afterEach(() => closeApp(launched.app));

async function openBackups(page: Page): Promise<void> {
  await openScreen(page, 'Opções');
  await page.getByRole('tab', { name: 'Segurança' }).click();
  await expect(page.getByRole('region', { name: 'Cópias de segurança' })).toBeVisible();
}

const backupsOf = (userData: string) =>
  readdirSync(join(userData, 'backups')).filter((name) => name.endsWith('.db'));
const names = async (page: Page) => (await ask(page, 'campaigns:list')).map(({ name }) => name);
const create = (page: Page, name: string) => ask(page, 'campaigns:create', { name, system: 'cairn' });
const items = (page: Page) => page.getByRole('region', { name: 'As cópias que há' }).getByRole('listitem');

test('a backup is made by hand, listed and restored; the state before comes back the same way', async () => {
  const { page, userData } = launched;
  await openBackups(page);
  await expect(page.getByRole('contentinfo')).toContainText('Sem cópia ainda');
  await page.getByRole('button', { name: 'Fazer uma cópia agora' }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText(/feita à mão.*boa.*A Torre de Vidro/s);
  await expect(page.getByRole('contentinfo')).toContainText('Cópia: agora há pouco');
  expect(backupsOf(userData)).toHaveLength(1);

  await create(page, 'Depois da cópia');
  await items(page).getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByRole('region', { name: 'Aviso sobre os dados' })).toContainText(
    'A cópia foi restaurada',
  );
  expect(await names(page)).not.toContain('Depois da cópia');
  await create(page, 'Depois de restaurar');

  await openBackups(page);
  await expect(items(page)).toHaveCount(2);
  await items(page)
    .filter({ hasText: 'antes de restaurar' })
    .getByRole('button', { name: 'Restaurar' })
    .click();
  // The window is being loaded anew.
  await expect.poll(() => names(page).catch(() => [])).toContain('Depois da cópia');
  expect(await names(page)).not.toContain('Depois de restaurar');
  await openBackups(page);
  await expect(items(page)).toHaveCount(3);
});

test('one is made at the start when something was changed, and none when nothing was', async () => {
  const { userData } = launched;
  await create(launched.page, 'Antes de fechar');
  await closeApp(launched.app);
  launched = await launchApp({ userData });
  await expect.poll(() => readdirSync(userData)).toContain('backups');
  await expect.poll(() => backupsOf(userData)).toHaveLength(1);
  const [name = ''] = backupsOf(userData);
  expect(name).toMatch(/-start\.db$/);
  const copy = openSqlite(join(userData, 'backups', name), { readonly: true });
  expect(copy.prepare(`SELECT name FROM campaigns WHERE name = 'Antes de fechar'`).all()).toHaveLength(1);
  copy.close();

  await closeApp(launched.app);
  launched = await launchApp({ userData });
  await launched.page.getByRole('banner').waitFor();
  expect((await ask(launched.page, 'backups:status')).changed).toBe(false);
  expect(backupsOf(userData)).toEqual([name]);
});

test('one is made before an import', async () => {
  const { page, userData } = launched;
  await create(page, 'Antes de importar');
  const [campaign] = await ask(page, 'campaigns:list');
  const campaignId = campaign?.id ?? '';
  const read = await ask(page, 'imports:read-text', { campaignId, text: 'Nome;PV\nLobo;9' });
  const pick = `{ campaignId: '${campaignId}', reading: ${read?.reading}, picks: new Uint8Array([${PICKS.add}]) }`;
  expect(await evaluateCall(page, `'imports:commit', ${pick}`)).toMatchObject({ ok: true });
  expect(backupsOf(userData)).toEqual([expect.stringMatching(/-import\.db$/)]);
});

test('the data are checked, and everything is exported', async () => {
  const { app, page } = launched;
  await openBackups(page);
  await page.getByRole('button', { name: 'Conferir os dados agora' }).click();
  await expect(page.getByText(/Tudo certo: .* conferidos\./)).toBeVisible();
  const folder = await freshFolder();
  await saveInto(app, folder);
  await page.getByRole('button', { name: 'Exportar tudo…' }).click();
  await expect(page.getByText(/Tudo foi exportado para rodada-tudo-/)).toBeVisible();
  const [file = ''] = readdirSync(folder);
  const copy = openSqlite(join(folder, file), { readonly: true });
  expect(copy.prepare('SELECT count(*) AS count FROM campaigns').get()).toEqual({ count: 2 });
  copy.close();
});

test('a second place gets each backup; while it is away, that is said and the backup waits', async () => {
  const { app, page } = launched;
  const disk = join(await freshFolder(), 'disco');
  mkdirSync(disk);
  await openBackups(page);
  const second = page.getByRole('region', { name: 'Segundo lugar' });
  await chooseFile(app, disk);
  await second.getByRole('button', { name: 'Escolher um segundo lugar…' }).click();
  await expect(second).toContainText(`Em dia: ${disk}`);
  await page.getByRole('button', { name: 'Fazer uma cópia agora' }).click();
  await expect(items(page)).toHaveCount(1);
  const own = join(disk, readdirSync(disk)[0] ?? '');
  expect(readdirSync(own)).toHaveLength(1);

  renameSync(disk, `${disk}-longe`);
  await create(page, 'Com o disco longe');
  await page.getByRole('button', { name: 'Fazer uma cópia agora' }).click();
  await expect(second).toContainText('Não está aqui agora');
  await expect(page.getByRole('contentinfo')).toContainText('Cópia espera o segundo lugar');
  renameSync(`${disk}-longe`, disk);
  await page.getByRole('button', { name: 'Fazer uma cópia agora' }).click();
  await expect(second).toContainText('Em dia');
  // Two of the three are still among today's newest three.
  expect(readdirSync(own).length).toBeGreaterThanOrEqual(2);
});

test('axe-core finds nothing wrong with the backups in any theme', async () => {
  const { page } = launched;
  await ask(page, 'backups:make');
  await openBackups(page);
  await expect(items(page)).toHaveCount(1);
  expect(await axeFaultsInThemes(page)).toEqual([]);
});
