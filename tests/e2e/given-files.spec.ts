import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { findRuntime } from '../../build/setup/electron-runtime.mjs';
import { projectFolder } from '../../build/setup/project.mjs';
import { must } from '../../build/setup/run.mjs';
import { closeApp, launchApp } from './launch.ts';
import { axeFaults, axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { freshFolder } from './support/data-folder.ts';

const names = async (page: Page) => (await ask(page, 'campaigns:list')).map(({ name }) => name);
const question = (page: Page) => page.getByRole('region', { name: 'Arquivo aberto de fora' });

/** A campaign file with one creature, as another computer wrote it. */
async function campaignFile(folder: string, file: string, name: string): Promise<string> {
  const path = join(folder, file);
  const creature = { id: 'a', name: 'Lobo', hp: 5, sheet: {} };
  const head = { format: 'rodada-campaign', version: 3, writtenAt: '2026-11-28T21:00:00Z' };
  await writeFile(
    path,
    JSON.stringify({ ...head, campaign: { name, system: 'cairn' }, creatures: [creature] }),
  );
  return path;
}

test('a campaign file that the system has the app open is asked about, at its start and while it runs', async () => {
  const folder = await freshFolder();
  const first = await campaignFile(folder, 'vale do sino.rodada', 'Vale do Sino');
  const second = await campaignFile(folder, 'farol.rodada', 'O Farol');
  const bad = join(folder, 'rasgado.rodada');
  await writeFile(bad, '{"a": 1}');
  const { app, page, userData } = await launchApp({ args: [pathToFileURL(first).href] });
  try {
    const before = await names(page);
    await expect(question(page)).toContainText('Trazer a campanha “Vale do Sino”?');
    await expect(question(page)).toContainText(
      /vale do sino\.rodada \(\d kB\), de Cairn[^:]*: 0 personagens, 1 criatura, 0 encontros, 0 lutas\. Entra como campanha nova/,
    );
    expect(await axeFaultsInThemes(page)).toEqual([]);
    // It waits for its answer, whatever becomes of the page.
    await page.reload();
    await question(page).getByRole('button', { name: 'Agora não' }).click();
    await expect(question(page)).toHaveCount(0);
    expect(await names(page)).toEqual(before);

    const runtime = await findRuntime();
    const startAgain = (...files: string[]) =>
      must('The second start failed', runtime.executable, [
        ...[...runtime.flags, '--disable-gpu', `--user-data-dir=${userData}`, projectFolder, ...files],
      ]);
    await startAgain(bad, second);
    await expect(question(page)).toContainText('rasgado.rodada não abre');
    await expect(question(page)).toContainText('Este arquivo não é uma campanha do Rodada.');
    await question(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(question(page)).toContainText('Trazer a campanha “O Farol”?');
    expect(await names(page)).toEqual(before);
    await question(page).getByRole('button', { name: 'Trazer campanha' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'O Farol', exact: true })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(await names(page)).toEqual([...before, 'O Farol']);
  } finally {
    await closeApp(app);
  }
});

test('the about page copies what a report of a fault needs, and opens every licence', async () => {
  const { app, page } = await launchApp();
  try {
    await page.getByRole('navigation', { name: 'Telas' }).getByRole('button', { name: 'Opções' }).click();
    await page.getByRole('button', { name: 'Copiar dados do aplicativo' }).click();
    await expect(page.getByText('Dados do aplicativo copiados.').first()).toBeVisible();
    const copied = await app.evaluate(({ clipboard }) => clipboard.readText());
    expect(copied).toMatch(/^Rodada \d+\.\d+\.\d+/);
    expect(copied).toMatch(/Electron [\d.]+ · Chrome [\d.]+ · Node [\d.]+ · SQLite 3\.\d+/);
    expect(copied).toMatch(/Campanhas: [1-9]/);
    for (const { name } of await ask(page, 'campaigns:list')) expect(copied).not.toContain(name);

    await page.getByRole('button', { name: 'Licenças de tudo o que vem dentro' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('searchbox').fill('ofl');
    await expect(sheet.getByRole('status')).toHaveText('3 partes');
    await sheet.getByText(/fraunces/).click();
    await expect(sheet.getByLabel('@fontsource-variable/fraunces')).toContainText('SIL OPEN FONT LICENSE');
    await expect(sheet.getByLabel('@fontsource-variable/fraunces')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  } finally {
    await closeApp(app);
  }
});
