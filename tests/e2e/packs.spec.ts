import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Creature } from '#shared/records/creature.ts';
import { readPack, type Pack } from '#shared/packs/pack.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { axeFaults } from './support/axe.ts';
import { test } from './support/app.ts';
import { ask, refusalOf } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const bestiaryRows = (page: Page) => page.getByRole('list', { name: 'Criaturas' }).getByRole('button');
const messages = (page: Page) => page.getByRole('region', { name: 'Mensagens' });
const undo = (page: Page) => messages(page).getByRole('button', { name: 'Desfazer' }).last().click();

const SAMPLES = [
  { system: 'heroes-d20', campaign: 'A Torre de Vidro', points: 'PV' },
  { system: 'cairn', campaign: 'A estrada alagada', points: 'PG' },
];

function packFor(system: string): Pack {
  const file = new URL(`../../resources/packs/${system}/pt-BR.json`, import.meta.url);
  return readPack(JSON.parse(readFileSync(file, 'utf8')), systemOf(system));
}

async function campaignId(page: Page, name: string): Promise<string> {
  const campaigns = await ask(page, 'campaigns:list');
  return campaigns.find((one) => one.name === name)?.id ?? '';
}

async function stored(page: Page, campaign: string): Promise<readonly Creature[]> {
  return ask(page, 'creatures:list', { campaignId: await campaignId(page, campaign) });
}

async function openPack(page: Page): Promise<void> {
  await openScreen(page, 'Bestiário');
  await page.getByRole('button', { name: 'Pacote inicial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacote inicial' })).toBeVisible();
}

for (const { system, campaign, points } of SAMPLES) {
  test(`some creatures of the ${system} pack are found, picked by keyboard and added, and Desfazer takes them out`, async ({
    page,
  }) => {
    const [first, second] = packFor(system).creatures;
    await openCampaign(page, campaign);
    const before = await stored(page, campaign);
    await openPack(page);
    const search = page.getByRole('textbox', { name: 'Buscar criatura' });
    await expect(search).toBeFocused();
    await page.keyboard.type(first?.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase() ?? '');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(row(page, first?.name ?? '')).toContainText(`${points} ${first?.hp ?? ''}`);
    await expect(row(page, first?.name ?? '')).toContainText(first?.tags.join(' ') ?? '');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Adicionar 2 criaturas' })).toBeEnabled();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');

    await expect(messages(page)).toContainText('2 criaturas adicionadas ao bestiário');
    await expect(row(page, first?.name ?? '')).toContainText('já está no bestiário');
    await expect(page.getByRole('button', { name: 'Marque ao menos uma criatura' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: second?.name ?? '' })).toBeFocused();
    const added = (await stored(page, campaign)).filter(({ id }) => before.every((one) => one.id !== id));
    const wanted = [first, second].map((one) => ({ name: one?.name, tags: one?.tags, sheet: one?.sheet }));
    expect(added.map(({ name, tags, sheet }) => ({ name, tags, sheet }))).toEqual(
      expect.arrayContaining(wanted),
    );

    await page.getByRole('button', { name: 'Bestiário' }).last().click();
    await expect(bestiaryRows(page)).toHaveCount(before.length + 2);
    await undo(page);
    await expect(bestiaryRows(page)).toHaveCount(before.length);
    await expect(messages(page)).toContainText('2 criaturas retiradas de novo');
    expect(await stored(page, campaign)).toEqual(before);
  });

  test(`the whole ${system} pack is added but for what is there already, and Desfazer takes it all out`, async ({
    page,
  }) => {
    const { creatures, credit } = packFor(system);
    const [first] = creatures;
    await openCampaign(page, campaign);
    const request = { campaignId: await campaignId(page, campaign), creatures: [first?.id ?? ''] };
    await ask(page, 'packs:add-creatures', request);
    const before = await stored(page, campaign);
    await openPack(page);
    await expect(page.getByText(`Créditos: ${credit ?? ''}`)).toHaveCount(credit === null ? 0 : 1);
    await page.getByRole('button', { name: 'Marcar as que faltam' }).click();
    await expect(page.getByRole('checkbox', { name: first?.name ?? '', exact: true })).not.toBeChecked();
    await page.getByRole('button', { name: `Adicionar ${creatures.length - 1} criaturas` }).click();
    await expect(page.getByText(`${creatures.length} já estão no bestiário`)).toBeVisible();
    const names = (await stored(page, campaign)).map(({ name }) => name);
    expect(names).toHaveLength(before.length + creatures.length - 1);
    expect(names).toEqual(expect.arrayContaining(creatures.map(({ name }) => name)));

    await undo(page);
    await expect(page.getByText('1 já está no bestiário')).toBeVisible();
    expect(await stored(page, campaign)).toEqual(before);
  });

  test(`a ready ${system} encounter comes with its creatures and the party, and the fight starts`, async ({
    page,
  }) => {
    const pack = packFor(system);
    const encounter = pack.encounters.find(({ tier }) => tier === 'hard');
    const name = encounter?.name ?? '';
    const wanted = new Set(encounter?.pieces.map(({ creature }) => creature));
    await openCampaign(page, campaign);
    const before = await stored(page, campaign);
    const party = await ask(page, 'characters:list', { campaignId: await campaignId(page, campaign) });
    await openScreen(page, 'Encontros');
    await page.getByRole('button', { name: 'Encontros prontos' }).click();
    const tier = page.getByRole('region', { name: 'Difícil' });
    await expect(tier.getByRole('article', { name })).toContainText(encounter?.notes ?? '');
    for (const other of ['Fácil', 'Média', 'Mortal']) {
      await expect(page.getByRole('region', { name: other }).getByRole('article').first()).toBeVisible();
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: `Adicionar “${name}”` }).click();
    const open = page.getByRole('button', { name: `Abrir “${name}”` });
    await expect(open).toBeFocused();
    expect(await stored(page, campaign)).toHaveLength(before.length + wanted.size);

    await undo(page);
    await expect(messages(page)).toContainText(`Encontro “${name}” retirado de novo`);
    expect(await stored(page, campaign)).toEqual(before);
    await page.getByRole('button', { name: `Adicionar “${name}”` }).click();
    await open.click();
    await expect(page.getByRole('textbox', { name: 'Nome do encontro' })).toHaveValue(name);
    await page.getByRole('button', { name: 'Começar combate' }).click();
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Combate' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(page.getByRole('region', { name: 'Registro' })).toBeVisible();
    const fights = await ask(page, 'combats:list', { campaignId: await campaignId(page, campaign) });
    const fight = fights.find((one) => one.name === name);
    const { state } = await ask(page, 'combats:open', { id: fight?.id ?? '' });
    const heads = encounter?.pieces.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    expect([state.status, state.round]).toEqual(['running', 1]);
    expect(state.combatants).toHaveLength(party.length + heads);
  });
}

for (const system of ['rituals-d20', 'scop']) {
  test(`an empty ${system} campaign offers its pack: creatures, and encounters that start`, async ({
    page,
  }) => {
    const pack = packFor(system);
    const [encounter] = pack.encounters;
    const { id } = await ask(page, 'campaigns:create', { name: 'Mesa vazia', system });
    await page.reload();
    await openCampaign(page, 'Mesa vazia');
    await openScreen(page, 'Bestiário');
    await expect(page.getByText('O bestiário está vazio')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await openPack(page);
    await expect(page.getByRole('article')).toHaveCount(pack.creatures.length);
    await page.getByRole('button', { name: 'Marcar todas' }).click();
    await page.getByRole('button', { name: `Adicionar ${pack.creatures.length} criaturas` }).click();
    await expect(page.getByText(`${pack.creatures.length} já estão no bestiário`)).toBeVisible();

    await openScreen(page, 'Encontros');
    await expect(page.getByText('Nenhum encontro preparado')).toBeVisible();
    await page.getByRole('button', { name: 'Encontros prontos' }).click();
    await page.getByRole('button', { name: `Adicionar “${encounter?.name ?? ''}”` }).click();
    await expect(messages(page)).toContainText(`Encontro “${encounter?.name ?? ''}” pronto`);
    expect(await ask(page, 'creatures:list', { campaignId: id })).toHaveLength(pack.creatures.length);
    await page.getByRole('button', { name: 'Encontros', exact: true }).last().click();
    const card = page.getByRole('button', { name: encounter?.name ?? '' }).first();
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Começar combate' }).click();
    await expect.poll(async () => (await ask(page, 'combats:list', { campaignId: id })).length).toBe(1);
  });
}

test('a weapon of the pack fills a row of the sheet, the same one twice too', async ({ page }) => {
  await openScreen(page, 'Bestiário');
  await bestiaryRows(page).filter({ hasText: 'Capanga' }).click();
  const menu = page.getByRole('button', { name: 'Do pacote…' });
  for (let times = 0; times < 2; times += 1) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Katana (1d8)' }).click();
  }
  const katanas = page.getByRole('group', { name: 'Katana' });
  await expect(katanas).toHaveCount(2);
  await expect(katanas.last().getByRole('textbox', { name: 'Dano', exact: true })).toHaveValue('1d8');
  await expect(menu).toBeFocused();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  const thug = (await stored(page, 'A Torre de Vidro')).find(({ name }) => name === 'Capanga');
  expect(thug?.sheet['weapons']).toEqual(
    expect.arrayContaining(
      ['katana', 'katana-3'].map((id) => expect.objectContaining({ id, name: 'Katana', criticalRange: 18 })),
    ),
  );
});

test('what a pack lacks is refused in words that name the field', async ({ page }) => {
  const id = await campaignId(page, 'A estrada alagada');
  const args = (channel: string, more: object) =>
    `'${channel}', ${JSON.stringify({ campaignId: id, ...more })}`;
  expect(await refusalOf(page, args('packs:add-creatures', { creatures: ['lobo', 'loba'] }))).toEqual({
    code: 'NOT_FOUND',
    path: 'creatures[1]',
    words: 'O pacote inicial não tem essa criatura. Escolha outra.',
  });
  expect(await refusalOf(page, args('packs:add-encounter', {}))).toEqual({
    code: 'BAD_REQUEST',
    path: 'encounter',
    words: 'Falta o campo encounter.',
  });
});
