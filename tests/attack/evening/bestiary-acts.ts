import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask, evaluateCall } from '../../e2e/support/bridge.ts';
import { chooseFile } from '../../e2e/support/choose-file.ts';
import { openScreen } from '../../e2e/support/screens.ts';
import type { Evening } from './watched-app.ts';

/** Milliseconds that an act on a large bestiary may take altogether. */
const PATIENCE = { timeout: 300_000 };

const list = (page: Page) => page.getByRole('list', { name: 'Criaturas' });
const bar = (page: Page) => page.getByRole('group', { name: 'Criaturas selecionadas' });
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' }).first();

const tableOf = (count: number): string =>
  `nome,hp,etiquetas,notas\n${Array.from(
    { length: count },
    (_, row) => `Capanga ${row},${5 + (row % 40)},"fera, noite",Anda em bando.\n`,
  ).join('')}`;

/** Creatures come in by every way there is. */
export async function bringIn({ app, page, during, campaignId, creatures, folder }: Evening): Promise<void> {
  const text = tableOf(20_000);
  await during('a large text is pasted', () => ask(page, 'imports:read-text', { campaignId, text }));
  const table = join(folder, 'criaturas.csv');
  await writeFile(table, tableOf(creatures));
  await chooseFile(app, table);
  const read = () => ask(page, 'imports:choose-file', { campaignId });
  const takeIn = async (reading: number | undefined) => {
    const picks = `new Uint8Array(${creatures}).fill(1)`;
    const input = `{ campaignId: '${campaignId}', reading: ${reading}, picks: ${picks} }`;
    const answer = await evaluateCall<{ readonly batch: number }>(page, `'imports:commit', ${input}`);
    if (!answer.ok) throw new Error('The creatures did not come in.');
    return answer.value.batch;
  };
  const preview = await during('a table is read', read);
  const batch = await during('its creatures come in', () => takeIn(preview?.reading));
  await during('they go again', () => ask(page, 'imports:undo', { campaignId, batch }));
  await during('a table is dropped on the window', async () => {
    await openScreen(page, 'Bestiário');
    await page.evaluate(
      ({ rows, name }) => {
        const line = 'Guarda,12,"cidade, dia",Pede os papéis.\n';
        const dropped = new DataTransfer();
        dropped.items.add(new File([`nome,hp,etiquetas,notas\n${line.repeat(rows)}`], name));
        globalThis.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
      },
      { rows: creatures, name: 'guardas.csv' },
    );
    await expect(page.getByRole('heading', { name: `${creatures} criaturas entendidas` })).toBeVisible(
      PATIENCE,
    );
  });
  const again = await read();
  await during('they come in again', () => takeIn(again?.reading));
}

/** What the bestiary's screen is used for. */
export async function useBestiary({ page, during, creatures }: Evening): Promise<void> {
  const rows = list(page).getByRole('button');
  await during('the bestiary is opened', async () => {
    await openScreen(page, 'Campanhas');
    await openScreen(page, 'Bestiário');
    await page.getByRole('main').getByRole('button', { name: 'Bestiário' }).click();
    await expect(rows.first()).toBeVisible();
  });
  const search = page.getByRole('textbox', { name: 'Buscar criatura' });
  await during('a search is typed', async () => {
    await search.pressSequentially('capanga 77');
    await expect(rows.first()).toContainText('Capanga 77');
    await search.fill('');
    await expect(rows.first()).toContainText('Capanga 0');
  });
  await during('a tag is looked through', async () => {
    const tag = page.getByRole('group', { name: 'Filtrar por etiqueta' }).getByRole('button').first();
    await tag.click();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await tag.click();
    await expect(tag).toHaveAttribute('aria-pressed', 'false');
  });
  await during('a creature is changed and stored', async () => {
    await rows.first().click();
    await page.getByRole('textbox', { name: 'PV no máximo' }).fill('33');
    await page.keyboard.press('Control+s');
    await expect(rows.first()).not.toContainText('não salva');
  });
  await during('all are picked', async () => {
    await page.getByRole('button', { name: 'Selecionar várias' }).click();
    await list(page).getByRole('checkbox').first().click();
    await bar(page)
      .getByRole('button', { name: /^Selecionar as/ })
      .click();
    await expect(bar(page)).toContainText(`${creatures} selecionadas`);
  });
  await during('all are tagged', async () => {
    await bar(page).getByRole('button', { name: 'Etiquetar' }).click();
    await page.getByRole('combobox', { name: 'Etiqueta', exact: true }).fill('torre');
    await page.keyboard.press('Enter');
    await expect(list(page).getByRole('checkbox').first()).toContainText('torre', PATIENCE);
  });
  await during('their tags are taken back', async () => {
    await undo(page).click();
    await expect(list(page).getByRole('checkbox').first()).not.toContainText('torre', PATIENCE);
  });
  await during('all are removed', async () => {
    await bar(page).getByRole('button', { name: 'Apagar' }).click();
    await expect(page.getByText('O bestiário está vazio')).toBeVisible(PATIENCE);
  });
  await during('all are brought back', async () => {
    await undo(page).click();
    await expect(list(page).getByRole('checkbox').first()).toBeVisible(PATIENCE);
  });
  await bar(page).getByRole('button', { name: 'Concluir' }).click();
}
