import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { chooseFile, chooseTarget } from './support/choose-file.ts';
import { startSampleFight } from './support/sample-fight.ts';
import { openScreen } from './support/screens.ts';

const TOWER = 'A Torre de Vidro';

async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const names = async (page: Page) => (await ask(page, 'campaigns:list')).map(({ name }) => name);

/** A fight of the first sample with a few commands, ended. */
async function playFight(page: Page): Promise<string> {
  const { combat } = await startSampleFight(page);
  const commands: readonly AnyCommand[] = [
    { type: 'start' },
    { type: 'damage', target: 'c1', amount: 3 },
    { type: 'undo' },
    { type: 'damage', target: 'c1', amount: 4 },
    { type: 'end' },
  ];
  for (const [after, command] of commands.entries()) {
    await ask(page, 'combats:command', { combatId: combat.id, after, command });
  }
  return combat.id;
}

test('a campaign goes into one file with its fights and comes back twice as two more', async ({
  app,
  page,
  userData,
}) => {
  const fightId = await playFight(page);
  const file = join(userData, 'torre.rodada');
  await chooseTarget(app, file);
  await more(page, 'Exportar campanha');
  await expect(page.getByText('Campanha gravada em torre.rodada.')).toBeVisible();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    format: 'rodada-campaign',
    version: 3,
    campaign: { name: TOWER },
    fights: [{ id: fightId, rulesVersion: 3, end: { status: 'ended' } }],
  });

  await chooseFile(app, file);
  for (const name of [`${TOWER} (2)`, `${TOWER} (3)`]) {
    await page.getByRole('button', { name: 'Importar campanha' }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText(`Campanha “${name}” importada:`)).toContainText('1 luta');
  }
  expect(await axeFaults(page)).toEqual([]);

  const written = await ask(page, 'combats:open', { id: fightId });
  const { rows } = await ask(page, 'combats:log', { id: fightId });
  const campaigns = await ask(page, 'campaigns:list');
  const copies = campaigns.filter(({ name }) => name.startsWith(`${TOWER} (`));
  expect(copies).toHaveLength(2);
  for (const { id: campaignId } of copies) {
    const [combat] = await ask(page, 'combats:list', { campaignId });
    const fight = await ask(page, 'combats:open', { id: combat?.id ?? '' });
    expect((await ask(page, 'combats:log', { id: fight.combat.id })).rows).toEqual(rows);
    expect(fight.state).toEqual(written.state);
    const [encounter] = await ask(page, 'encounters:list', { campaignId });
    const creatures = await ask(page, 'creatures:list', { campaignId });
    expect(creatures.map(({ id }) => id)).toContain(encounter?.pieces[0]?.creatureId);
  }

  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect(heading(page, `${TOWER} (2)`)).toBeVisible();
  expect(await names(page)).not.toContain(`${TOWER} (3)`);
});

const file = { format: 'rodada-campaign', version: 1, writtenAt: '2026-11-28T21:00:00Z' };
const campaign = { name: 'Vinda de fora', system: 'cairn' };
const REFUSED = [
  { kind: 'binary', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), said: /não é de texto/ },
  { kind: 'blank', bytes: Buffer.alloc(50_000_000, ' '), said: /Não há nada escrito/ },
  { kind: 'something else', bytes: Buffer.from('{"a": 1}'), said: /não é uma campanha do Rodada/ },
  {
    kind: 'of a newer version',
    bytes: Buffer.from(JSON.stringify({ ...file, version: 99, campaign })),
    said: /versão mais nova do Rodada/,
  },
  {
    kind: 'of an unknown system',
    bytes: Buffer.from(JSON.stringify({ ...file, campaign: { ...campaign, system: 'gurps' } })),
    said: /sistema que este Rodada não conhece: “gurps”/,
  },
  {
    kind: 'half wrong',
    bytes: Buffer.from(JSON.stringify({ ...file, campaign, creatures: [{ id: 'a', name: 'Lobo', hp: -1 }] })),
    said: /nada foi importado\. O campo creatures\[0\]/,
  },
];

test('a file that will not do gets a clear no, and nothing comes in', async ({ app, page, userData }) => {
  const before = await names(page);
  for (const [index, { bytes, said }] of REFUSED.entries()) {
    const path = join(userData, `${index}.rodada`);
    await writeFile(path, bytes);
    await chooseFile(app, path);
    await page.getByRole('button', { name: 'Importar campanha' }).click();
    await expect(page.getByText(said).last()).toBeVisible();
  }
  expect(await names(page)).toEqual(before);
});

/** Drops a file on the window, as the system does. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name: called, text: inside }) => {
      const data = new DataTransfer();
      data.items.add(new File([inside], called));
      return data;
    },
    { name, text },
  );
  await page.getByRole('main').dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Solte aqui')).toBeVisible();
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Solte aqui')).toHaveCount(0);
}

test('a campaign file dropped on any screen comes in; another kind of file is named', async ({ page }) => {
  await openScreen(page, 'Opções');
  await drop(page, 'notas.docx', 'x');
  await expect(
    page.getByText(
      'O Rodada não sabe o que fazer com notas.docx. Solte uma campanha, um CSV, um JSON, um texto ou uma imagem.',
    ),
  ).toBeVisible();
  await drop(page, 'fora.rodada', JSON.stringify({ ...file, campaign }));
  await expect(heading(page, 'Vinda de fora')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Vinda de fora');
});

test('campaigns are copied, archived and deleted, each with a way back, also after a restart', async ({
  page,
  restart,
}) => {
  const list = page.getByRole('region', { name: 'Lista de campanhas' });
  await more(page, 'Duplicar');
  await expect(heading(page, `${TOWER} (2)`)).toBeVisible();
  await more(page, 'Arquivar');
  await expect(page.getByText('Esta campanha está arquivada')).toBeVisible();
  await list.getByText('Arquivadas: 1').click();
  await expect(list.getByRole('button', { name: `${TOWER} (2)` })).toBeHidden();
  await page.getByRole('button', { name: 'Tirar do arquivo' }).click();
  await expect(list.getByText('Arquivadas')).toHaveCount(0);

  await more(page, 'Apagar');
  await expect(heading(page, `${TOWER} (2)`)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(heading(page, `${TOWER} (2)`)).toBeVisible();
  await more(page, 'Apagar');
  await expect(list.getByText('Apagadas há pouco: 1')).toBeVisible();

  const again = await restart();
  await again.page.getByText('Apagadas há pouco: 1').click();
  expect(await axeFaults(again.page)).toEqual([]);
  await again.page.getByRole('button', { name: `Restaurar ${TOWER} (2)` }).click();
  await expect(heading(again.page, `${TOWER} (2)`)).toBeVisible();
  await expect(again.page.getByText('Apagadas há pouco')).toHaveCount(0);
});

test('the party shows what a fight changed, and the sessions their fights, moved with a way back', async ({
  page,
}) => {
  await playFight(page);
  await openScreen(page, 'Bestiário');
  await openScreen(page, 'Campanhas');
  const card = page.getByRole('article').filter({ hasText: 'Na luta Emboscada' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(/PV \d+ → \d+/);

  await page.getByRole('tab', { name: 'Sessões' }).click();
  const loose = page.getByRole('region', { name: 'Lutas sem sessão' });
  await loose.getByRole('combobox').selectOption({ index: 1 });
  await expect(loose).toHaveCount(0);
  await page.getByRole('button', { name: 'Apagar sessão 1' }).click();
  await expect(page.getByText('Sessão 1 apagada.')).toBeVisible();
  await expect(loose).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect(loose).toHaveCount(0);

  await page.getByRole('button', { name: 'Editar sessão 1' }).click();
  await page.getByRole('textbox', { name: 'Número' }).fill('7');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^Sessão 7:/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
