import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { test } from './support/app.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { result } from './support/tracker.ts';
import { shownName } from '#shared/combat/names.ts';

const CAMPAIGN = 'As crônicas do Vale';

const PARTY = {
  Nghar: {
    skills: { Machados: 2 },
    concepts: ['Guerreiro', 'Bárbaro'],
    strength: 1,
    weapons: [{ id: 'machado', name: 'Machado', skill: 'Machados', traits: ['heavy'] }],
  },
  Meggan: {
    skills: { Arcos: 2 },
    weapons: [{ id: 'arco', name: 'Arco', skill: 'Arcos', kind: 'ranged' }],
  },
  Kaylee: { concepts: ['Maga'] },
};
const SOLDIER = { skills: { Lanças: 1 }, weapons: [{ id: 'lanca', name: 'Lança', skill: 'Lanças' }] };
const CAPTAIN = { skills: { Espadas: 2 }, weapons: [{ id: 'espada', name: 'Espada', skill: 'Espadas' }] };

/** Nghar against two soldiers in group 1, Kaylee against the captain on the stairs, Meggan with her bow outside. */
async function startBridge(page: Page): Promise<void> {
  const { id: campaignId } = await ask(page, 'campaigns:create', { name: CAMPAIGN, system: 'scop' });
  const party: string[] = [];
  for (const [name, sheet] of Object.entries(PARTY)) {
    const hp = { current: 6, max: 6 };
    party.push((await ask(page, 'characters:save', { campaignId, name, hp, sheet })).id);
  }
  const soldier = await ask(page, 'creatures:save', { campaignId, name: 'Soldado', hp: 6, sheet: SOLDIER });
  const captain = await ask(page, 'creatures:save', { campaignId, name: 'Capitão', hp: 6, sheet: CAPTAIN });
  const pieces = [
    { creatureId: soldier.id, quantity: 2 },
    { creatureId: captain.id, quantity: 1 },
  ];
  const encounter = await ask(page, 'encounters:save', { campaignId, name: 'A ponte', pieces, party });
  const fight = await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  const groups: readonly (readonly [string, string])[] = [
    ['Nghar', '1'],
    ['Soldado 1', '1'],
    ['Soldado 2', '1'],
    ['Kaylee', 'Escadaria'],
    ['Capitão', 'Escadaria'],
  ];
  for (const [after, [name, group]] of groups.entries()) {
    const combatant = fight.state.combatants.find((one) => shownName(one, 'pt-BR') === name)?.id ?? '';
    const command: AnyCommand = { type: 'engage', combatant, group };
    await ask(page, 'combats:command', { combatId: fight.combat.id, after, command });
  }
  await page.reload();
  await openCampaign(page, CAMPAIGN);
  await openScreen(page, 'Combate');
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Começar' }).click();
}

function group(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The row of somebody, wherever on the board. */
function member(page: Page, name: string): Locator {
  return page
    .getByRole('group', { name: 'Grupos de combate' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${name}, ` }) });
}

function handle(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Mover ${name} de grupo` });
}

/** Drags somebody by the handle onto a group, and lets go once it has made room. */
async function dragTo(page: Page, name: string, to: string): Promise<void> {
  const places = group(page, to).locator('li');
  const before = await places.count();
  const from = await handle(page, name).boundingBox();
  const box = await group(page, to).boundingBox();
  if (from === null || box === null) throw new Error(`${name} or ${to} is not in sight.`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await expect(places).toHaveCount(before + 1);
  await page.mouse.up();
}

/** Fills the naturals of somebody's dice in the panel that is open. */
async function typeDice(page: Page, name: string, dice: Readonly<Record<string, string>>): Promise<void> {
  for (const [role, naturals] of Object.entries(dice)) {
    await page.getByRole('textbox', { name: `Natural de ${role} de ${name} (` }).fill(naturals);
  }
}

const declarePanel = (page: Page): Locator => page.getByRole('form', { name: 'Declarar' });
const sheet = (page: Page): Locator => page.getByRole('region', { name: 'O que cada um faz' });

async function declares(page: Page, name: string): Promise<void> {
  await expect(
    declarePanel(page).getByRole('combobox', { name: 'Quem' }).locator('option:checked'),
  ).toHaveText(name);
}

async function declare(page: Page): Promise<void> {
  await declarePanel(page).getByRole('button', { name: 'Declarar' }).click();
}

test('a fight of scop: groups, intents, everything at once, and wounds from the next turn on', async ({
  page,
}) => {
  await startBridge(page);
  await expect(group(page, 'Grupo 1')).toContainText('1 contra 2');
  await expect(group(page, 'Fora dos grupos')).toContainText('Meggan');

  await test.step('one is dragged to another group, thinks better of it, and goes by keyboard', async () => {
    await dragTo(page, 'Kaylee', 'Grupo 1');
    await expect(member(page, 'Kaylee')).toContainText('→ Grupo 1 · sem reação aqui');
    await expect(group(page, 'Grupo 1')).toContainText('Kaylee chega no próximo turno');
    await expect(group(page, 'Escadaria')).toContainText('Kaylee');
    await page.getByRole('button', { name: 'Kaylee fica onde está' }).click();
    await expect(member(page, 'Kaylee')).toContainText('falta declarar');

    await handle(page, 'Kaylee').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('form', { name: 'Mover' });
    await expect(panel).toContainText('Gasta o turno');
    await panel.getByRole('radio', { name: 'Grupo 1' }).press('ArrowLeft');
    await expect(panel.getByRole('radio', { name: 'Novo grupo' })).toBeChecked();
    await panel.getByRole('textbox', { name: 'Nome do novo grupo' }).fill('Telhado');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toContainText('Kaylee vai para Telhado');
    await expect(group(page, 'Telhado')).toContainText('Kaylee chega no próximo turno');
  });

  await test.step('everyone declares, the next one coming up by itself', async () => {
    await page.keyboard.press('a');
    await declares(page, 'Nghar');
    await page.getByRole('button', { name: 'Guerreiro: não conta' }).click();
    await expect(page.getByRole('button', { name: 'Guerreiro: a favor' })).toBeVisible();
    await declare(page);

    await declares(page, 'Meggan');
    await page.keyboard.press('6');
    await page.getByRole('checkbox', { name: 'Alvo não percebe' }).check();
    await page.getByRole('button', { name: 'Situação (dados): menos um' }).click();
    await declare(page);
    await expect(sheet(page)).toContainText(
      'Meggan → ataca Capitão ferir Arco · à distância · alvo não percebe',
    );

    await declares(page, 'Soldado 1');
    expect(await axeFaultsInThemes(page)).toEqual([]);
    await declare(page);
    await declares(page, 'Soldado 2');
    await page.keyboard.press('Enter');
    await declares(page, 'Capitão');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Resolver turno' })).toBeVisible();
    await expect(sheet(page)).toContainText('não testa: Kaylee não reage');
  });

  await test.step('the one outnumbered chooses whom to hit, and all is rolled with typed dice', async () => {
    const dice = sheet(page).getByRole('list', { name: 'Dados de Nghar' });
    await expect(dice).toHaveText(/Machados \+2\s*Guerreiro \+1\s*Contra 2 oponentes −1/);
    await page
      .getByRole('combobox', { name: 'Se vencer vários, Nghar acerta' })
      .selectOption({ label: 'Soldado 2' });
    await expect(page.getByRole('combobox', { name: 'Se vencer vários, Nghar acerta' })).toBeFocused();
    await page.getByRole('button', { name: 'Próximo turno' }).click();
    await expect(page.getByText('Há ações declaradas por resolver', { exact: false }).first()).toBeVisible();

    await typeDice(page, 'Nghar', { 'Dado base': '3', 'Dados de apoio': '1 7' });
    await expect(page.getByText('Um d6 não mostra 7. Digite de 1 a 6.').first()).toBeVisible();
    await typeDice(page, 'Nghar', { 'Dados de apoio': '1 6' });
    await typeDice(page, 'Meggan', { 'Dado base': '3', 'Dados de apoio': '5' });
    await typeDice(page, 'Soldado 1', { 'Dado base': '2', 'Dados de apoio': '6' });
    await typeDice(page, 'Soldado 2', { 'Dado base': '3', 'Dados de apoio': '5' });
    await typeDice(page, 'Capitão', { 'Dado base': '2', 'Dados de apoio': '1 6' });
    const last = page.getByRole('textbox', { name: 'Natural de Dados de apoio de Capitão' });
    await last.press('Enter');

    await expect(result(page)).toContainText('Nível 4, atinge Soldado 2 com margem 1');
    await expect(result(page)).toContainText('Soldado 2: 6 → 3 Vit');
    await expect(result(page)).toContainText('Capitão: 6 → 3 Vit');
    await expect(result(page)).toContainText('Kaylee: 6 → 3 Vit');
    await expect(member(page, 'Nghar')).toContainText('6/6');
    expect(await axeFaultsInThemes(page)).toEqual([]);
  });

  await test.step('undo takes the whole turn back, redo brings it again with its dice', async () => {
    await page.keyboard.press('Control+Z');
    await expect(member(page, 'Soldado 2')).toContainText('6/6');
    await expect(sheet(page)).toContainText('Nghar');
    await page.keyboard.press('Control+Shift+Z');
    await expect(member(page, 'Soldado 2')).toContainText('3/6');
  });

  await test.step('wounds cost dice from the next turn on, when those on their way arrive', async () => {
    await expect(member(page, 'Soldado 2')).toContainText('muito ferido · −1 dado no próximo turno');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ 2$/);
    await expect(member(page, 'Soldado 2')).toContainText('muito ferido · −1 dado');
    await expect(member(page, 'Soldado 2')).not.toContainText('próximo');
    await expect(group(page, 'Telhado').getByRole('listitem')).toHaveCount(1);
  });

  await test.step('one acts before everyone; another throws its target down', async () => {
    await page.getByRole('button', { name: 'Meggan', exact: true }).click();
    await page.keyboard.press('5');
    await page.getByRole('checkbox', { name: 'Antes de todos' }).check();
    const pool = declarePanel(page).getByRole('list', { name: 'Dados de Soldado 2' });
    await expect(pool).toHaveText(/Lanças \+1\s*Ferimentos −1/);
    await declare(page);
    await sheet(page).getByRole('button', { name: 'Soldado 1', exact: true }).click();
    await declares(page, 'Soldado 1');
    await declarePanel(page).getByText('Condição', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Turnos' }).fill('2');
    await declare(page);
    await expect(sheet(page)).toContainText('Soldado 1 → ataca Nghar impor Caído');

    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await typeDice(page, 'Meggan', { 'Dado base': '2', 'Dados de apoio': '6 6' });
    await typeDice(page, 'Soldado 2', { 'Dado base': '5' });
    await page.getByRole('form', { name: 'Resolver antes de todos' }).getByRole('button').click();
    await expect(result(page)).toContainText('Soldado 2: 3 → 1 Vit');
    await expect(member(page, 'Soldado 1')).toContainText('→ Nghar · impor Caído');

    await page.keyboard.press('e');
    await typeDice(page, 'Nghar', { 'Dado base': '1', 'Dados de apoio': '6 6' });
    await typeDice(page, 'Soldado 1', { 'Dado base': '3', 'Dados de apoio': '1' });
    await page.getByRole('form', { name: 'Resolver turno' }).getByRole('button').click();
    await expect(result(page)).toContainText('Nghar fica com Caído');
    await expect(member(page, 'Nghar')).toContainText('Caído');
  });

  await test.step('the fight ends', async () => {
    await page.getByRole('button', { name: 'Mais' }).click();
    await page.getByRole('menuitem', { name: 'Encerrar luta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luta encerrada');
  });
});
