import { expect, type Page } from '@playwright/test';
import {
  expectPoints,
  expectTurn,
  inFight,
  logColumn,
  ORDER,
  passTo,
  result,
  rollTyped,
  row,
} from './support/tracker.ts';

/** Opens the panel of a key, for whoever stands under a figure. */
async function open(page: Page, key: string, target?: string): Promise<void> {
  if (target !== undefined) await page.keyboard.press(target);
  await page.keyboard.press(key);
}

const headline = (page: Page) => result(page).getByRole('heading');
const chip = (page: Page, name: string, condition: string) => row(page, name).getByText(condition);

inFight('a grapple binds both until the held one breaks free, and is undone with them', async (page) => {
  await open(page, 'm', '1');
  await expect(page.getByText('Capanga 1 fica parado', { exact: false })).toBeVisible();
  await expect(page.getByText('1d20 +7 contra 1d20 +3')).toBeVisible();
  await rollTyped(page, 12, 8);
  await expect(headline(page)).toHaveText('Vence: 19 contra 11');
  await expect(chip(page, 'Capanga 1', 'Agarrado')).toBeVisible();
  await expect(chip(page, 'Ágata', 'Agarrando')).toBeVisible();
  await expect(page.getByText('Ágata agarra Capanga 1.')).toBeVisible();

  await page.keyboard.press('m');
  await expect(
    page.getByText('Ágata segura alguém e está com as mãos ocupadas. Solte antes, ou use um golpe sem mãos.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await passTo(page, 'Capanga 1');
  await expect(page.getByText('Capanga 1 está agarrado por Ágata.')).toBeVisible();
  await open(page, 'm');
  await page.keyboard.press('z');
  await rollTyped(page, 19, 2);
  await expect(headline(page)).toHaveText(/^Vence: /);
  await expect(chip(page, 'Capanga 1', 'Agarrado')).toBeHidden();
  await expect(chip(page, 'Ágata', 'Agarrando')).toBeHidden();
  await page.keyboard.press('Control+Z');
  await expect(chip(page, 'Capanga 1', 'Agarrado')).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect(chip(page, 'Capanga 1', 'Agarrado')).toBeHidden();
});

inFight('whose hands are full lets go of the held one, then strikes it', async (page) => {
  await open(page, 'm', '1');
  await rollTyped(page, 12, 8);
  await expect(chip(page, 'Capanga 1', 'Agarrado')).toBeVisible();
  await passTo(page, ...ORDER.slice(1), 'Ágata');
  await open(page, 'a', '1');
  await expect(
    page.getByText('Ágata segura alguém e está com as mãos ocupadas. Solte antes, ou use um golpe sem mãos.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Soltar Capanga 1' }).click();
  await expect(chip(page, 'Capanga 1', 'Agarrado')).toBeHidden();
  await expect(chip(page, 'Ágata', 'Agarrando')).toBeHidden();
  await expect(logColumn(page).getByText('Ágata solta Capanga 1')).toBeVisible();
  await rollTyped(page, 15, 5, 4);
  await expect(headline(page)).toHaveText(/^Acerta: /);
});

inFight(
  'a feint opens the next attack, and tripping puts one on the ground until it stands up',
  async (page) => {
    await open(page, 'm', '3');
    await page.keyboard.press('f');
    await rollTyped(page, 15);
    await expect(headline(page)).toHaveText('Engana: 20 contra a iniciativa 15');
    await open(page, 'a');
    await rollTyped(page, 3, 10, 5);
    await expect(result(page).getByText('Desprevenido')).toBeVisible();
    await passTo(page, 'Capanga 1', 'Breno, o Raio');

    await open(page, 'm', '3');
    await page.keyboard.press('u');
    await rollTyped(page, 15, 5);
    await expect(chip(page, 'Capanga 2', 'Caído')).toBeVisible();
    await passTo(page, 'Capanga 2');
    await open(page, 'x');
    await page.getByRole('button', { name: 'Levantar-se' }).click();
    await expect(chip(page, 'Capanga 2', 'Caído')).toBeHidden();
    await expect(page.getByRole('img', { name: 'Ação de movimento: 1 de 2' })).toBeVisible();
    await expect(logColumn(page).getByText('Capanga 2 se levanta')).toBeVisible();
  },
);

inFight('an item of the target is put into the scene and broken by the manoeuvre', async (page) => {
  await open(page, 'm', '1');
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Pôr um item com o alvo' }).click();
  await page.getByRole('combobox', { name: 'Nome' }).fill('Porrete');
  await page.getByRole('textbox', { name: 'ou em metros' }).fill('0,3');
  await expect(page.getByText('Diminuto, com Capanga 1: 30 PV · RD 5', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('combobox', { name: 'Item' })).toHaveValue('object-1');
  await rollTyped(page, 15, 5, 8);
  await expect(headline(page)).toHaveText('Vence: 22 contra 8');
  await expect(result(page).getByText('Porrete sofre 6 de dano, restam 24 PV')).toBeVisible();
  await expectPoints(page, 'Capanga 1', '12/12');
});

inFight('a door is put into the scene, struck until it breaks, and taken away', async (page) => {
  await open(page, 'o');
  await page.getByRole('combobox', { name: 'Nome' }).fill('Vitral');
  await page.getByRole('combobox', { name: 'Material' }).selectOption('glass');
  await page.getByRole('combobox', { name: 'Tamanho' }).selectOption('tiny');
  await expect(page.getByText('Ínfimo: ND 12 · 20 PV · RD 1')).toBeVisible();
  await page.getByRole('button', { name: 'Pôr em cena', exact: true }).click();

  await expect(page.getByRole('radio', { name: /^Vitral/ })).toBeChecked();
  await expect(page.getByText('1d20 +7 contra 12')).toBeVisible();
  await rollTyped(page, 10, 8);
  await expect(headline(page)).toHaveText('Acerta: 17 contra ND 12');
  await expect(result(page).getByText('Vitral sofre 10 de dano, restam 10 PV')).toBeVisible();
  await open(page, 'o');
  await expect(page.getByRole('img', { name: 'PV 10/20' })).toBeVisible();
  await expect(page.getByText('2º ataque desta ação: −4')).toBeVisible();
  await rollTyped(page, 20, 8);
  await expect(result(page).getByText('Vitral sofre 10 de dano e é destruído')).toBeVisible();
  await open(page, 'o');
  await expect(page.getByText('destruído', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Tirar Vitral de cena' }).click();
  await expect(page.getByRole('radio', { name: /^Vitral/ })).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+Z');
  await expect(page.getByRole('radio', { name: /^Vitral/ })).toBeVisible();
});

inFight('a power costs its points, counts on the blows it is on, and can be let go', async (page) => {
  await passTo(page, 'Capanga 1', 'Breno, o Raio');
  await open(page, 'a');
  await expect(page.getByRole('checkbox', { name: 'Poder ativo (+INT)' })).toBeHidden();
  await open(page, 'p');
  await expect(page.getByText('1 MP por rodada · até 2 rodadas')).toBeVisible();
  await expect(page.getByText('1d20 +5 contra 15')).toBeVisible();
  await expect(page.getByText('55%')).toBeVisible();
  await rollTyped(page, 10);
  await expect(headline(page)).toHaveText('Passa: 15 contra 15');
  await expect(page.getByText('MP 7 de 8', { exact: false })).toBeVisible();
  await expect(chip(page, 'Breno, o Raio', 'Poder: Punhos elétricos')).toBeVisible();

  await open(page, 'a', '2');
  await expect(page.getByRole('checkbox', { name: 'Poder ativo (+INT)' })).toBeChecked();
  await rollTyped(page, 15, 5, 4);
  await expect(result(page).getByText('INT (poder ativo)').first()).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('ativo · faltam 2 rodadas')).toBeVisible();
  await page.getByRole('textbox', { name: 'MP 7 de 8' }).fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'MP 5 de 8' })).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await expect(chip(page, 'Breno, o Raio', 'Poder: Punhos elétricos')).toBeHidden();
});

inFight('a spell is a test with the narrator’s words, for the combat action', async (page) => {
  await page.keyboard.press('p');
  await expect(page.getByRole('radio', { name: /^Lançar uma magia/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Dificuldade' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escreva o que a magia faz.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'O que a magia faz' }).fill('muro de gelo');
  await rollTyped(page, 14);
  await expect(headline(page)).toHaveText('Passa: 14 contra 12');
  await expect(logColumn(page).getByText('muro de gelo', { exact: false })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ação de combate: 0 de 1' })).toBeVisible();
});

inFight('skills are tested, resistance has its naturals, and blindness may pass', async (page) => {
  await open(page, 't');
  await page.getByRole('combobox', { name: 'Perícia' }).selectOption('acrobatics');
  await page.getByRole('textbox', { name: 'Dificuldade' }).fill('12');
  await expect(page.getByText('1d20 +6 contra 12')).toBeVisible();
  await expect(page.getByText('75%')).toBeVisible();
  await rollTyped(page, 5);
  await expect(headline(page)).toHaveText('Falha: 11 contra 12');

  await open(page, 't', '1');
  await page.getByText('Resistir', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Quem testa' }).locator(':checked')).toHaveText(
    'Capanga 1',
  );
  await rollTyped(page, 20);
  await expect(headline(page)).toHaveText('Passa: 20 natural');

  await open(page, 'k');
  await page.getByRole('combobox', { name: 'Condição' }).fill('Cego');
  await page.getByRole('button', { name: 'Pôr condição' }).click();
  await expect(chip(page, 'Capanga 1', 'Cego')).toBeVisible();
  await open(page, 't');
  await page.getByText('Livrar-se', { exact: true }).click();
  await rollTyped(page, 17);
  await expect(headline(page)).toHaveText('Passa: 15 contra 15');
  await expect(chip(page, 'Capanga 1', 'Cego')).toBeHidden();
});

inFight('fright lasts for the CAR of its source, and a late turn is marked once', async (page) => {
  const more = async (item: string) => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.keyboard.press('1');
  await more('Assustar');
  await page.getByRole('button', { name: 'Assustar', exact: true }).click();
  await expect(chip(page, 'Capanga 1', 'Assustado')).toBeVisible();
  await expect(row(page, 'Capanga 1').getByRole('listitem').filter({ hasText: 'Assustado' })).toHaveText(
    /Assustado\s*2/,
  );

  await more('Anotar atraso');
  await expect(logColumn(page).getByText('Atraso: Ágata deixou o tempo do turno acabar')).toBeVisible();
  await more('Anotar atraso');
  await expect(
    page.getByText('O atraso deste turno já foi anotado. Passe a vez quando quiser.').first(),
  ).toBeVisible();
});

inFight('the acts of a turn say what they cost and why they can’t be had', async (page) => {
  await open(page, 'x');
  await page.getByRole('button', { name: 'Sacar Espada' }).click();
  await expect(logColumn(page).getByText('Ágata saca Espada')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ação de movimento: 2 de 2' })).toBeVisible();

  await open(page, 'x');
  await page.getByRole('textbox', { name: 'Item (se houver)' }).fill('uma tocha');
  await page.getByRole('button', { name: 'Largar um item' }).click();
  await expect(logColumn(page).getByText('Ágata larga uma tocha')).toBeVisible();
  await open(page, 'x');
  await page
    .getByRole('group', { name: 'Ação completa' })
    .getByRole('button', { name: 'Outra coisa' })
    .click();
  await open(page, 'x');
  await page.getByRole('button', { name: 'Mover-se' }).click();
  await expect(
    page.getByText('Depois de uma ação completa não resta', { exact: false }).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, 'a', '1');
  await expect(page.getByRole('form', { name: 'Atacar' })).toContainText('Depois de uma ação completa');
});

inFight('a shot into a melee says beforehand whom a 1 strikes', async (page) => {
  await open(page, 'a', '1');
  await page.getByRole('combobox', { name: 'Arma' }).selectOption('adaga');
  await page.getByRole('checkbox', { name: 'Tiro em briga (−4)' }).check();
  await page.getByRole('combobox', { name: 'Se sair 1, atinge' }).selectOption('Guarda Nilo');
  await rollTyped(page, 1, 10, 3);
  await expect(headline(page)).toHaveText('Erra: 1 natural, e o tiro atinge Guarda Nilo');
  await expectPoints(page, 'Guarda Nilo', '8/14');
  await page.keyboard.press('Control+Z');
  await expectPoints(page, 'Guarda Nilo', '14/14');
  await expectTurn(page, 'Ágata');
});
