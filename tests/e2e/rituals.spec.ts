import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaults, axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openCampaign, openScreen } from './support/screens.ts';
import { expectPoints, expectTurn, logColumn, orderOf, passTo, result, row } from './support/tracker.ts';

const KNIFE = { id: 'knife', name: 'Faca', kind: 'melee', damage: '1d4+1', light: true };
const PISTOL = { id: 'pistol', name: 'Pistola', kind: 'ranged', damage: '1d12', light: true };
const SEAL = { id: 'seal', name: 'Selo do silêncio', cost: 3, rounds: 2 };
const SHEET = {
  agility: 2,
  strength: 2,
  vigor: 2,
  fighting: 4,
  aim: 5,
  constitution: 3,
  dexterity: 4,
  defense: 12,
  weapons: [KNIFE, PISTOL],
};

/** Starts a fight of a campaign of rituals-d20 made for it: Ana on 20, Vulto on 15, Beto on 10; Ana's turn. */
async function startFight(page: Page): Promise<void> {
  const { id: campaignId } = await ask(page, 'campaigns:create', {
    name: 'Casa sem espelhos',
    system: 'rituals-d20',
  });
  const hero = (name: string, hp: number, sheet = {}) =>
    ask(page, 'characters:save', {
      campaignId,
      name,
      hp: { current: hp, max: hp },
      sheet: { ...SHEET, ...sheet },
    });
  const ana = await hero('Ana', 22, { rituals: [SEAL] });
  const beto = await hero('Beto', 18);
  const vulto = await ask(page, 'creatures:save', { campaignId, name: 'Vulto', hp: 30, sheet: SHEET });
  const encounter = await ask(page, 'encounters:save', {
    campaignId,
    name: 'O porão',
    pieces: [{ creatureId: vulto.id, quantity: 1 }],
    party: [ana.id, beto.id],
  });
  await ask(page, 'combats:start', { requestId: randomUUID(), encounterId: encounter.id });
  await page.reload();
  await openCampaign(page, 'Casa sem espelhos');
  await openScreen(page, 'Combate');
  for (const [name, total] of Object.entries({ Ana: 20, Vulto: 15, Beto: 10 })) {
    await page.getByRole('textbox', { name: `Iniciativa de ${name}` }).fill(String(total));
  }
  await page.getByRole('button', { name: 'Começar' }).click();
  await expectTurn(page, 'Ana');
}

/** Fills the dice typed from the table, in the order they are asked for, and rolls. */
async function roll(page: Page, ...naturals: readonly string[]): Promise<void> {
  const fields = page.getByRole('group', { name: 'ou da mesa:' }).getByRole('textbox');
  for (const [index, natural] of naturals.entries()) await fields.nth(index).fill(natural);
  await fields.nth(0).press('Enter');
}

/** The cards of one question of a panel, such as a reaction. */
const card = (page: Page, question: RegExp, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name });

function inFight(title: string, run: (page: Page) => Promise<void>): void {
  test(title, async ({ page }) => {
    await startFight(page);
    await run(page);
  });
}

inFight(
  'reactions are asked before the roll: a block, a dodge, and a counter-attack that answers a miss',
  async (page) => {
    await page.keyboard.press('a');
    await expect(card(page, /^Reação de Vulto · reações: 2 de 2/, 'Nenhuma DT 12')).toBeFocused();
    await expect(card(page, /^Reação de Vulto/, 'Esquivar DT 12 → 16')).toBeEnabled();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('q');
    await expect(card(page, /^Reação de Vulto/, 'Bloquear −3 no dano')).toBeChecked();
    await roll(page, '15 3', '4');
    await expect(result(page).getByRole('heading')).toHaveText('Acerta: 19 contra 12');
    await expect(result(page)).toContainText('2 de dano');
    await expectPoints(page, 'Vulto', '28/30');
    await expect(page.getByRole('button', { name: 'Atacar' })).toBeDisabled();

    await passTo(page, 'Vulto');
    await page.keyboard.press('a');
    await expect(card(page, /^Reação de Ana/, 'Nenhuma')).toBeFocused();
    await page.keyboard.press('e');
    await roll(page, '11 2');
    await expect(result(page).getByRole('heading')).toHaveText('Erra: 15 contra 16');
    await expectPoints(page, 'Ana', '22/22');

    await passTo(page, 'Beto');
    await page.keyboard.press('a');
    await expect(card(page, /^Reação de Vulto · reações: 2 de 2/, 'Nenhuma')).toBeFocused();
    await page.keyboard.press('s');
    await roll(page, '4 7');
    const prompt = page.getByRole('form', { name: 'Contra-ataque de Vulto' });
    await expect(prompt.getByRole('heading')).toHaveText('Contra-ataque de Vulto');
    await expect(result(page).getByRole('heading')).toHaveText('Erra: 11 contra 12; cabe contra-ataque');
    // Enter pressed once too often answers nothing.
    await page.keyboard.press('Enter');
    await expectPoints(page, 'Beto', '18/18');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Vulto ainda pode contra-atacar Beto.')).toBeVisible();
    await page.keyboard.press('Shift+K');
    await expect(prompt.getByRole('combobox', { name: 'Arma' })).toHaveValue('knife');
    expect(await axeFaultsInThemes(page, '.turn-column')).toEqual([]);
    await roll(page, '16 1', '3');
    await expectPoints(page, 'Beto', '14/18');
    await expect(prompt).toBeHidden();

    await page.keyboard.press('Control+Z');
    await expectPoints(page, 'Beto', '18/18');
    await page.keyboard.press('Control+Z');
    await expect(page.getByText('Vulto ainda pode contra-atacar Beto.')).toBeHidden();
    await page.keyboard.press('Control+Shift+Z');
    await expect(page.getByText('Vulto ainda pode contra-atacar Beto.')).toBeVisible();
  },
);

inFight('a charge with its price, a grapple, a shot at it, and breaking free', async (page) => {
  await page.keyboard.press('o');
  await expect(page.getByText('−5 na Defesa até o próximo turno')).toBeVisible();
  await page.getByRole('button', { name: 'Atropelar no caminho' }).click();
  await page.getByRole('menuitem', { name: 'Beto' }).click();
  await page.getByText('Dá passagem').click();
  await roll(page, '5 9 2', '4');
  await expect(result(page).getByRole('heading')).toHaveText('Acerta: 13 contra 12');
  await expectPoints(page, 'Vulto', '25/30');
  await expect(row(page, 'Ana')).toContainText('Guarda aberta (investida)');
  await expect(logColumn(page)).toContainText('Beto dá passagem a Ana');

  await passTo(page, 'Vulto');
  await page.keyboard.press('m');
  await page.keyboard.press('1');
  await expect(card(page, /^Qual manobra/, 'Agarrar')).toBeChecked();
  await roll(page, '18 2', '3 5');
  await expect(result(page).getByRole('heading')).toHaveText('Vence: 22 contra 9');
  await expect(row(page, 'Ana')).toContainText('Agarrado');
  await expect(page.getByRole('button', { name: 'Esmagar (padrão)' })).toBeDisabled();

  await passTo(page, 'Beto');
  await page.keyboard.press('a');
  await page.getByRole('combobox', { name: 'Arma' }).selectOption('pistol');
  await expect(
    page.getByText('Tiro em quem se agarra: num d20 par, vai em Vulto; num ímpar, em Ana.'),
  ).toBeVisible();
  await roll(page, '8', '20 1', '12');
  await expectPoints(page, 'Vulto', '13/30');

  await passTo(page, 'Ana');
  await expect(page.getByText('Vulto segura Ana.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar se soltar (ação padrão)' }).click();
  await expect(card(page, /^Qual manobra/, 'Soltar-se')).toBeChecked();
  await roll(page, '19 1', '4 4');
  await expect(row(page, 'Ana')).not.toContainText('Agarrado');
  await page.keyboard.press('Control+Z');
  await expect(row(page, 'Ana')).toContainText('Agarrado');
});

inFight(
  'aiming, a ritual over rounds, delaying after somebody, a test and the length of the scene',
  async (page) => {
    await page.getByRole('button', { name: 'Marcar a duração da cena' }).click();
    await page.getByRole('textbox', { name: /^Rodadas da cena/ }).fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cena: faltam 2 rodadas' })).toBeVisible();
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Rituais em andamento' })).toContainText('1 de 2 rodadas');

    await passTo(page, 'Vulto');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Depois de Beto' }).click();
    await expectTurn(page, 'Beto');
    expect(await orderOf(page)).toEqual(['Ana', 'Beto', 'Vulto']);
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Beto')).toContainText('Mirando');
    await passTo(page, 'Vulto', 'Ana');

    await expect(page.getByRole('button', { name: 'Cena: última rodada' })).toBeVisible();
    await expect(page.getByText('Se não continuar neste turno, o ritual se perde.')).toBeVisible();
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await expect(logColumn(page)).toContainText('Ana conjura Selo do silêncio (custo 3)');

    await passTo(page, 'Beto');
    await page.keyboard.press('a');
    await page.getByRole('combobox', { name: 'Arma' }).selectOption('pistol');
    await expect(page.getByText('Beto mirou: +1d20, e um erro não acerta aliado.')).toBeVisible();
    await roll(page, '2 3 15', '6');
    await expect(result(page).getByRole('heading')).toHaveText('Acerta: 20 contra 12');
    await expectPoints(page, 'Vulto', '24/30');

    await page.keyboard.press('t');
    await page.getByRole('combobox', { name: 'Perícia' }).selectOption('dexterity');
    await page.getByRole('radio', { name: '20 difícil', exact: true }).check({ force: true });
    await roll(page, '15 4');
    await expect(result(page).getByRole('heading')).toHaveText('Não passa: 19 contra DT 20 (difícil)');
    await passTo(page, 'Vulto', 'Ana');
    await expect(page.getByRole('button', { name: 'A cena acabou' })).toBeVisible();
    await page.keyboard.press('Control+Z');
    await expect(page.getByRole('button', { name: 'Cena: última rodada' })).toBeVisible();
  },
);
