import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openSqlite } from '#electron/store/sqlite.ts';
import { damage } from '#electron/testing/damage.ts';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { chooseTarget } from './support/choose-file.ts';
import { openScreen } from './support/screens.ts';

/** What is cut off in the sample campaign, by its SQL. */
const CUT: readonly string[] = [
  `UPDATE creatures SET sheet = substr(sheet, 1, length(sheet) - 9) WHERE name = 'Capanga'`,
  `UPDATE characters SET sheet = '{"level":"' WHERE name = 'Dália Véu'`,
  `UPDATE sessions SET date = 'ontem'`,
  `INSERT INTO materials SELECT id, 'osso', 9, '{', 1, 1, 0 FROM campaigns`,
  `INSERT INTO settings VALUES ('theme', '{') ON CONFLICT (name) DO UPDATE SET value = '{'`,
];

const damaged = (page: Page) => page.getByRole('region', { name: /^Danificados?: / });

test('what is damaged stands in its list with its text and ways out, and all else works', async ({
  restart,
  userData,
}) => {
  const { app, page } = await restart({
    meanwhile: () => {
      const db = openSqlite(join(userData, 'rodada.db'));
      for (const sql of CUT) damage(db, sql);
      db.close();
    },
  });
  await openScreen(page, 'Bestiário');
  await expect(damaged(page)).toContainText('Criatura “Capanga”');
  await expect(damaged(page)).toContainText('Não dá para ler a ficha como está no disco.');
  await expect(page.getByRole('main').getByRole('button', { name: /^Atirador/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Capanga/ })).toContainText('danificada');
  expect(await axeFaults(page)).toEqual([]);

  const file = join(userData, 'capanga.txt');
  await chooseTarget(app, file);
  await damaged(page).getByRole('button', { name: 'Guardar o texto como está: Criatura “Capanga”' }).click();
  await expect(page.getByText('Texto guardado em capanga.txt.')).toBeVisible();
  expect(await readFile(file, 'utf8')).toContain('[sheet]\n{"');

  await openScreen(page, 'Campanhas');
  await expect(damaged(page).first()).toContainText('Ajuste “theme”');
  await expect(damaged(page).last()).toContainText('Personagem “Dália Véu”');
  await expect(page.getByRole('main')).toContainText('Ágata');
  await openScreen(page, 'Objetos');
  await expect(damaged(page)).toContainText('Material “osso”');

  await openScreen(page, 'Encontros');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Emboscada na ponte/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Capanga: criatura danificada');
  await expect(page.getByRole('button', { name: 'Dália Véu (danificado)', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Começar combate' }).click();
  await expect(page.getByText(/“(Capanga|Dália Véu)” está danificad/).first()).toBeVisible();

  const report = await ask(page, 'data:check');
  expect(report.file).toEqual([]);
  expect(report.damaged.map(({ table }) => table)).toContain('sessions');
  await expect(page.getByRole('contentinfo')).toContainText(/Dados conferidos: \d+ problemas/);

  await openScreen(page, 'Bestiário');
  await damaged(page).getByRole('button', { name: 'Tirar Criatura “Capanga”' }).click();
  await expect(damaged(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(damaged(page)).toContainText('Capanga');
});
