import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '#shared/json.ts';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { result } from './support/tracker.ts';

const CAMPAIGN = 'O vale encharcado';
const AXE = { id: 'machado', name: 'Machado', dice: 'd8' };
const BOMB = { id: 'bomba', name: 'Bomba de barro', dice: 'd8', blast: true };
const PECKS = { id: 'bicadas', name: 'Bicadas', dice: 'd6', blast: true };
const HUG = { id: 'abraco', name: 'Abraço de lodo', dice: 'd6' };

/** A campaign with two characters, and a fight of theirs against two mud things and a flock; gives its id. */
async function prepare(page: Page): Promise<string> {
  const { id: campaignId } = await ask(page, 'campaigns:create', { name: CAMPAIGN, system: 'cairn' });
  const someone = (name: string, points: number, sheet: JsonObject) =>
    ask(page, 'characters:save', { campaignId, name, hp: { current: points, max: points }, sheet });
  const jurema = await someone('Jurema', 5, { str: 11, dex: 13, wil: 10, weapons: [BOMB] });
  const tiao = await someone('Tião', 3, { str: 14, dex: 9, wil: 11, weapons: [AXE] });
  const mud = await ask(page, 'creatures:save', {
    campaignId,
    name: 'Lodoso',
    hp: 4,
    sheet: { str: 12, dex: 7, wil: 6, weapons: [HUG], criticalEffect: 'O alvo fica coberto de lodo.' },
  });
  const flock = await ask(page, 'creatures:save', {
    campaignId,
    name: 'Revoada',
    hp: 8,
    sheet: { str: 9, dex: 15, wil: 5, leaderWil: 9, detachment: true, weapons: [PECKS] },
  });
  const encounter = await ask(page, 'encounters:save', {
    campaignId,
    name: 'O moinho partido',
    party: [jurema.id, tiao.id],
    pieces: [
      { creatureId: mud.id, quantity: 2 },
      { creatureId: flock.id, quantity: 1 },
    ],
  });
  await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  return campaignId;
}

const pick = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Ordem' }).getByRole('button', { name: `${name}, ` });

const member = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Ordem' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${name}, ` }) });

const step = (page: Page): Locator =>
  page.getByRole('region', { name: 'Turno' }).getByRole('heading', { level: 2 }).first();

const field = (page: Page, label: RegExp): Locator => page.getByRole('textbox', { name: label });

async function startFight(page: Page): Promise<void> {
  await page.reload();
  await page.waitForLoadState();
  await openCampaign(page, CAMPAIGN);
  await openScreen(page, 'Combate');
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(step(page)).toHaveText('Age o grupo');
}

/** Declares an attack of the open panel's side on these. */
async function declareOn(page: Page, attacker: string, ...targets: readonly [string, ...string[]]) {
  await page.getByRole('combobox', { name: 'Quem ataca' }).selectOption(attacker);
  const [first, ...others] = targets;
  await pick(page, first).click();
  for (const other of others) await pick(page, other).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Declarar ataque', exact: true }).last().click();
  await expect(page.getByRole('region', { name: 'Ataques declarados' })).toContainText(attacker);
}

test('every act of Cairn: saves, blast, detachment, critical damage, help, morale, flight, attributes, rest', async ({
  page,
}) => {
  await prepare(page);
  await startFight(page);

  // C3: one is spared the save, the other fails it.
  await page.getByRole('checkbox', { name: 'Dispensar Jurema' }).check();
  await field(page, /Salvaguarda de Tião/).fill('20');
  await page.getByRole('button', { name: 'Rolar salvaguardas' }).click();
  await expect(member(page, 'Tião').getByRole('img', { name: 'Falhou na DES: perde a vez' })).toBeVisible();

  // C7: how many the blast reaches, then an enhanced one on three targets, taken back and declared again.
  await page.keyboard.press('a');
  await field(page, /alvos/).fill('3');
  await page.getByRole('button', { name: 'Quantos alcança?' }).click();
  await expect(page.getByText('alcança até 3', { exact: false }).first()).toBeVisible();
  await page.getByText('Aprimorado', { exact: true }).click();
  await declareOn(page, 'Jurema', 'Lodoso 1', 'Lodoso 2', 'Revoada');
  const declared = page.getByRole('region', { name: 'Ataques declarados' });
  await expect(declared).toContainText('Jurema · d12 · Aprimorado');
  await page.getByRole('button', { name: 'Retirar o ataque de Jurema' }).first().click();
  await expect(declared).toBeHidden();
  await page.keyboard.press('a');
  await declareOn(page, 'Jurema', 'Lodoso 1', 'Lodoso 2', 'Revoada');

  // C5, C9: only who goes below 0 PG is asked for a save.
  await field(page, /Dano de Jurema em Lodoso 1/).fill('8');
  await field(page, /Dano de Jurema em Lodoso 2/).fill('1');
  await field(page, /Dano de Jurema em Revoada/).fill('2');
  await expect(field(page, /Salvaguarda de/)).toHaveCount(1);
  await field(page, /Salvaguarda de Lodoso 1/).fill('18');
  await field(page, /Dano de Jurema em Revoada/).press('Enter');
  await expect(member(page, 'Lodoso 1')).toContainText('Dano crítico');
  expect(await axeFaults(page)).toEqual([]);

  // C12: morale by itself, with the leader's VON.
  const morale = page.getByRole('region', { name: 'Moral dos oponentes' });
  await expect(morale).toBeInViewport();
  await expect(morale).toContainText('VON do líder: 9');
  await morale.getByRole('textbox').fill('9');
  await morale.getByRole('button', { name: 'Rolar a moral' }).click();
  await expect(morale).toBeHidden();

  // C10, C11: the detachment's enhanced blow, and the effect of a failed save.
  await page.keyboard.press('n');
  await expect(step(page)).toHaveText('Agem os oponentes');
  await page.keyboard.press('a');
  await declareOn(page, 'Revoada', 'Jurema');
  await declareOn(page, 'Lodoso 2', 'Tião');
  await expect(declared).toContainText('Revoada · d12 · Aprimorado');
  await field(page, /Dano de Revoada em Jurema/).fill('4');
  await field(page, /Dano de Lodoso 2 em Tião/).fill('5');
  await field(page, /Salvaguarda de Tião/).fill('19');
  await field(page, /Dano de Lodoso 2/).press('Enter');
  await expect(result(page).last()).toContainText('O alvo fica coberto de lodo.');
  const dying = page.getByRole('region', { name: 'Tião', exact: true });
  await expect(dying).toContainText('Morre até a rodada 361 (daqui a 60 min)');

  // C10: help costs Jurema's action.
  await page.keyboard.press('n');
  await expect(step(page)).toHaveText('Age o grupo');
  await dying.getByRole('combobox', { name: 'Quem socorre' }).selectOption('Jurema');
  await dying.getByRole('button', { name: 'Estabilizar' }).click();
  await expect(dying).toBeHidden();
  await expect(member(page, 'Tião')).toContainText('Estabilizado');
  await expect(member(page, 'Jurema').getByRole('img', { name: 'Já agiu' })).toBeVisible();

  // C14: attributes lost and given back, 0 among them.
  await page.keyboard.press('t');
  await pick(page, 'Jurema').click();
  await field(page, /Quanto/).fill('13');
  await page.getByText('DES', { exact: true }).click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(member(page, 'Jurema')).toContainText('Paralisado');
  await page.keyboard.press('t');
  await field(page, /Quanto/).fill('5');
  await page.getByText('Recupera', { exact: true }).click();
  await page.getByText('DES', { exact: true }).click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(member(page, 'Jurema')).not.toContainText('Paralisado');
  await expect(member(page, 'Jurema')).toContainText('DES 5');

  // C12: an opponent runs.
  await page.keyboard.press('n');
  await expect(step(page)).toHaveText('Agem os oponentes');
  await page.keyboard.press('x');
  await page.getByRole('combobox', { name: 'Quem', exact: true }).selectOption('Lodoso 2');
  await field(page, /Salvaguarda de Lodoso 2/).fill('1');
  await page.getByRole('button', { name: 'Fugir (DES)' }).click();
  await expect(member(page, 'Lodoso 2')).toContainText('Fugiu');
  await expect(morale).toContainText('Perderam metade');
  await morale.getByRole('button', { name: 'Dispensar' }).click();
  await page.getByRole('button', { name: 'Feitiço' }).click();
  await expect(member(page, 'Revoada').getByRole('img', { name: 'Já agiu' })).toBeVisible();

  // C15: moments bring points back, a week the attributes, too.
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Alguns momentos' }).click();
  await expect(member(page, 'Jurema')).toContainText('5/5');
  await expect(member(page, 'Tião')).toContainText('FOR 12');
  await page.getByRole('button', { name: 'Uma semana, com ajuda' }).click();
  await expect(member(page, 'Tião')).toContainText('FOR 14');
  expect(await axeFaults(page)).toEqual([]);
});

test('a scar goes home with its character, comes back when the end is undone, and is resolved on the sheet', async ({
  page,
}) => {
  const campaignId = await prepare(page);
  const tiao = async () => {
    const characters = await ask(page, 'characters:list', { campaignId });
    return characters.find(({ name }) => name === 'Tião');
  };
  const before = await tiao();
  await startFight(page);
  await page.getByRole('button', { name: 'Dispensar todos' }).click();
  await pick(page, 'Tião').click();
  await page.keyboard.press('d');
  await field(page, /Pontos|Figura|Quanto/i)
    .first()
    .fill('3');
  await page.keyboard.press('Enter');
  await expect(member(page, 'Tião')).toContainText('Sacudido (por resolver)');
  await expect(member(page, 'Tião')).toContainText('Privação');
  expect(await tiao()).toEqual(before);

  const end = async () => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Encerrar luta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luta encerrada');
  };
  const scarred = {
    hp: { current: 0, max: 3 },
    sheet: { deprived: true, scars: [{ entry: 3, pending: true }] },
  };
  await end();
  expect(await tiao()).toMatchObject(scarred);
  await page.keyboard.press('Control+Z');
  await expect(step(page)).toHaveText('Age o grupo');
  expect(await tiao()).toEqual(before);
  await end();
  expect(await tiao()).toMatchObject(scarred);

  await openScreen(page, 'Campanhas');
  await expect(page.getByText('1 cicatriz por resolver', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Editar Tião' }).click();
  const card = page.getByRole('region', { name: 'Cicatrizes pendentes' });
  await card.getByRole('textbox').fill('5');
  await card.getByRole('button', { name: 'Já se recuperou' }).click();
  await expect(card).toContainText('PG máximo: 3 → 8');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(card).toBeHidden();
  expect(await tiao()).toMatchObject({
    hp: { current: 0, max: 8 },
    sheet: { deprived: false, scars: [{ entry: 3, pending: false }] },
  });
});
