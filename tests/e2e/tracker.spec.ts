import { expect } from '@playwright/test';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import {
  expectPoints,
  expectTurn,
  inFight,
  logColumn,
  ORDER,
  orderOf,
  passTo,
  picker,
  result,
  row,
  startTyped,
  typeDice,
} from './support/tracker.ts';

test('a fight starts from its encounter with initiative typed or rolled, and with who is caught unaware', async ({
  page,
}) => {
  await openScreen(page, 'Encontros');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Emboscada na ponte/ })
    .click();
  await page.getByRole('button', { name: 'Começar combate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quem entra na luta');
  await expect(page.getByRole('checkbox', { name: 'Guarda Nilo começa surpreso' })).toBeChecked();

  await page.getByRole('textbox', { name: 'Iniciativa de Ágata' }).fill('dezoito');
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(
    page.getByText('A iniciativa de Ágata não é um número inteiro. Escreva outra, ou deixe vazia.').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Tirar Capanga 3 da luta' }).click();
  await expect(page.getByRole('textbox', { name: 'Iniciativa de Capanga 3' })).toBeHidden();
  await page.getByRole('button', { name: 'Ocultar Brutamontes dos jogadores' }).focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Mostrar Brutamontes aos jogadores' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Iniciativa de Ágata' }).fill('99');
  await page.getByRole('textbox', { name: 'Iniciativa de Brutamontes' }).fill('−9');
  // Apart, so that each has a row of its own.
  await page.getByRole('textbox', { name: 'Iniciativa de Capanga 1' }).fill('98');
  await page.getByRole('textbox', { name: 'Iniciativa de Capanga 2' }).fill('−8');
  await page.keyboard.press('Enter');

  await expectTurn(page, 'Ágata');
  const order = await orderOf(page);
  expect(order).toHaveLength(8);
  expect([order[0], order.at(-1)]).toEqual(['Ágata', 'Brutamontes']);
  await expect(picker(page, 'Brutamontes')).toHaveAccessibleName(/oculto/);
  await expect(row(page, 'Guarda Nilo').getByText('Surpreso')).toBeVisible();
  await expect(row(page, 'Guarda Nilo').getByText('Desprevenido')).toBeVisible();
});

inFight(
  'an attack with dice from the table shows every figure by name, and can be undone and redone',
  async (page) => {
    await page.keyboard.press('a');
    await page
      .getByRole('combobox', { name: 'Alvo', exact: true })
      .selectOption({ label: 'Capanga 1  ·  1' });

    await expect(page.getByRole('group', { name: 'Chances exatas' })).toContainText(/\d+%\s*acertar/);
    await typeDice(page, '17,5');
    await expect(page.getByText('“17,5” não serve. Digite só números inteiros.').first()).toBeVisible();
    await typeDice(page, '21');
    await expect(page.getByText('Um d20 não mostra 21. Digite de 1 a 20.').first()).toBeVisible();
    await expectPoints(page, 'Capanga 1', '12/12');

    await typeDice(page, '17', '5', '6');
    await page.keyboard.press('Enter');
    const card = result(page);
    await expect(card.getByRole('heading')).toHaveText('Acerta: 24 contra 9');
    await expect(card.getByRole('listitem').filter({ hasText: 'Luta' })).toHaveText(
      /24\s*=\s*17\s*d20\s*\+\s*7\s*Luta/,
    );
    await expect(card.getByRole('button', { name: 'Luta, regra H6' })).toHaveAttribute('title', 'Regra H6');
    await expect(card.getByRole('listitem').filter({ hasText: 'Fortitude' })).toHaveText(
      /9\s*=\s*5\s*d20\s*\+\s*2\s*Fortitude\s*\+\s*2\s*Classe de armadura/,
    );
    await expect(card.getByRole('listitem').filter({ hasText: 'de dano' })).toHaveText(
      /9 de dano\s*=\s*6\s*1d8\s*\+\s*1\s*½ do nível\s*\+\s*2\s*FOR/,
    );
    await expect(card.getByText('Capanga 1: 12 → 3 PV')).toBeVisible();
    await expect(card.getByRole('img', { name: 'd20: 17' })).toBeVisible();
    await expectPoints(page, 'Capanga 1', '3/12');
    await expect(page.getByRole('img', { name: 'Ação de combate: 0 de 1' })).toBeVisible();
    await expect(logColumn(page).getByText('17 + 7 = 24 ≥ 9')).toBeVisible();

    // A second Enter rolls nothing.
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: 'Desfazer' }).click();
    await expectPoints(page, 'Capanga 1', '12/12');
    await expect(logColumn(page).getByText('17 + 7 = 24 ≥ 9')).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+Shift+Z');
    await expectPoints(page, 'Capanga 1', '3/12');
    await expect(page.getByRole('status')).toContainText('Refeito: Ágata ataca Capanga 1');
  },
);

inFight('the app rolls what is not typed, and says why an act is refused', async (page) => {
  await page.keyboard.press('a');
  await typeDice(page, '1');
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('heading')).toHaveText('Erra: 1 natural');
  await expect(result(page).getByRole('img', { name: /^d20: / })).toHaveCount(2);

  await page.keyboard.press('x');
  const spend = (kind: string) =>
    page.getByRole('group', { name: kind }).getByRole('button', { name: 'Outra coisa' }).click();
  await spend('Ação completa');
  const why = page.getByText('Uma ação completa pede a de combate e a de movimento', { exact: false });
  await expect(why.first()).toBeVisible();
  await spend('Ação de movimento');
  await expect(page.getByRole('img', { name: 'Ação de movimento: 1 de 2' })).toBeVisible();

  await page.keyboard.press('a');
  await expect(page.getByText('2º ataque desta ação: −4')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Só se atrasa antes de gastar qualquer ação do turno. Passe a vez ou desfaça.').first(),
  ).toBeVisible();
  await expectTurn(page, 'Ágata');
});

inFight('points go to all that are picked, with figures and Enter', async (page) => {
  await page.keyboard.press('1');
  await page.keyboard.press('d');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '7/12');
  await expect(picker(page, 'Capanga 1')).toBeFocused();

  await page.keyboard.press('c');
  await page.keyboard.type('+3');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '10/12');

  await row(page, 'Capanga 2').click();
  await row(page, 'Brutamontes').click({ modifiers: ['Control'] });
  await page.keyboard.press('d');
  await page.keyboard.type('7 metade');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 2', '9/12');
  await expectPoints(page, 'Brutamontes', '25/28');

  await page.keyboard.press('d');
  await page.keyboard.type('2,5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('os pontos são inteiros. Escreva sem vírgula.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Pontos' })).toBeHidden();

  await page.keyboard.press('1');
  await page.keyboard.press('d');
  await page.keyboard.type('=0');
  await expect(page.getByRole('radio', { name: 'Decidir' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '0/12');
  await expect(result(page)).toContainText('cai');
  await passTo(page, 'Breno, o Raio');
});

inFight('a condition counts its rounds down and ends at its own count', async (page) => {
  await page.keyboard.press('1');
  await page.keyboard.press('k');
  await page.getByRole('combobox', { name: 'Condição' }).fill('Caído');
  await page.getByRole('textbox', { name: 'Rodadas' }).fill('1');
  await page.keyboard.press('Enter');
  const chip = row(page, 'Capanga 1').getByTitle('Termina antes da contagem 25 da rodada 2 · por Ágata');
  await expect(chip).toHaveText(/Caído\s*1/);

  await page.keyboard.press('k');
  await page.getByRole('combobox', { name: 'Condição' }).fill('Flanqueado');
  await page.getByRole('textbox', { name: 'Oponentes em volta' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Capanga 1').getByText('Flanqueado (3)')).toBeVisible();

  await passTo(page, ...ORDER.slice(1));
  await expect(chip).toBeVisible();
  await passTo(page, 'Ágata');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rodada 2');
  await expect(page.getByTitle('Tempo no mundo do jogo desde o começo da luta')).toHaveText('2 min');
  await expect(row(page, 'Capanga 1').getByText('Caído')).toBeHidden();
  await page.keyboard.press('Control+Z');
  await expect(chip).toBeVisible();

  await row(page, 'Capanga 1').click();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Tirar Flanqueado (3) de Capanga 1' }).click();
  await expect(row(page, 'Capanga 1').getByText('Flanqueado (3)')).toBeHidden();
});

inFight('delaying, acting now and a readied action move turns as the rules say', async (page) => {
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await expectTurn(page, 'Capanga 1');
  await expect(row(page, 'Ágata').getByText('Atrasando · até −14')).toBeVisible();
  await page.keyboard.press('j');
  await expectTurn(page, 'Ágata');
  await expect(row(page, 'Capanga 1').getByText('Interrompido')).toBeVisible();
  await passTo(page, 'Capanga 1', 'Breno, o Raio');

  await page.keyboard.press('r');
  await page.keyboard.type('corro até quem sair pela porta');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Breno, o Raio').getByTitle('Gatilho: corro até quem sair pela porta')).toHaveText(
    'Preparado',
  );
  await passTo(page, 'Capanga 2');
  await page.keyboard.press('j');
  await expectTurn(page, 'Breno, o Raio');
  await expect(page.getByText('ação preparada', { exact: true })).toBeVisible();
});

inFight(
  'rows are moved by their handle with the mouse and by Alt and the arrows, and stay there',
  async (page, id) => {
    const handle = row(page, 'Brutamontes').getByRole('button', { name: 'Mover Brutamontes' });
    const aim = await row(page, 'Breno, o Raio').boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(130, (aim?.y ?? 0) + 40, { steps: 12 });
    // Rows make room now and then only, for where the pointer is by then.
    await expect(async () => {
      await page.mouse.move(130, (aim?.y ?? 0) + 8, { steps: 6 });
      expect(await orderOf(page)).toEqual(moved('Brutamontes', 2));
    }).toPass();
    await page.mouse.up();
    await expect(
      logColumn(page).getByText('Brutamontes passa para antes de Breno, o Raio', { exact: false }),
    ).toBeVisible();
    await expect.poll(() => orderOf(page)).toEqual(moved('Brutamontes', 2));
    await expectTurn(page, 'Ágata');

    await picker(page, 'Brutamontes').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => orderOf(page)).toEqual(moved('Brutamontes', 3));
    await expect(picker(page, 'Brutamontes')).toBeFocused();
    await expect(page.getByRole('status')).toContainText('Brutamontes passa para antes de Capanga 2');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => orderOf(page)).toEqual(moved('Brutamontes', 2));

    // Swiping or pressing anywhere else moves nothing.
    const body = await picker(page, 'Atirador').boundingBox();
    await page.mouse.move((body?.x ?? 0) + 20, (body?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((body?.x ?? 0) + 20, 200, { steps: 8 });
    await page.mouse.up();
    expect(await orderOf(page)).toEqual(moved('Brutamontes', 2));
    const stored = await ask(page, 'combats:log', { id });
    expect(stored.rows.map(({ command }) => command.type)).toEqual([
      'start',
      'reorder',
      'reorder',
      'reorder',
    ]);
  },
);

inFight('newcomers get names of their own, and leaving is undone from the message', async (page) => {
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Buscar criatura' }).fill('capanga');
  await expect(page.getByRole('radio', { name: 'Capanga · 12 PV' })).toBeVisible();
  // Beside another Capanga it would stand in a collapsed group.
  await page.getByRole('textbox', { name: 'Iniciativa', exact: true }).fill('4');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Capanga 4')).toBeVisible();

  await page.keyboard.press('g');
  await page.getByText('Só nome e pontos').click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rato');
  await page.getByRole('textbox', { name: 'Pontos' }).fill('3');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Rato', '3/3');

  await row(page, 'Rato').click();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Rato')).toBeHidden();
  const offer = page.getByRole('region', { name: 'Mensagens' }).getByRole('button', { name: 'Desfazer' });
  await offer.click();
  await expect(row(page, 'Rato')).toBeVisible();

  // After the next command the message would take back something else.
  await row(page, 'Rato').click();
  await page.keyboard.press('Delete');
  await expect(offer).toBeVisible();
  await page.keyboard.press('n');
  await expectTurn(page, 'Capanga 1');
  await expect(offer).toBeHidden();
});

test('closed in the middle of a fight, the app comes back to where it was', async ({ page, restart }) => {
  await startTyped(page);
  await passTo(page, 'Capanga 1');
  await page.keyboard.press('d');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Ágata', '21/25');
  const log = await logColumn(page).innerText();

  const again = await restart();
  await openScreen(again.page, 'Combate');
  await expectTurn(again.page, 'Capanga 1');
  await expectPoints(again.page, 'Ágata', '21/25');
  expect(await orderOf(again.page)).toEqual(ORDER);
  expect(await logColumn(again.page).innerText()).toBe(log);
  await again.page.keyboard.press('Control+Z');
  await expectPoints(again.page, 'Ágata', '25/25');
  await again.page.getByRole('button', { name: 'Mais', exact: true }).click();
  await again.page.getByRole('menuitem', { name: 'Todas as lutas' }).click();
  await again.page.getByRole('button', { name: 'Retomar Emboscada na ponte' }).click();
  await expectTurn(again.page, 'Capanga 1');
});

test('with the dice on the table, an attack asks for them first', async ({ page }) => {
  await startTyped(page);
  await ask(page, 'settings:change', { diceMode: 'table' });
  await page.reload();
  await openScreen(page, 'Combate');
  await expectTurn(page, 'Ágata');
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: 'Natural de Ataque (1d20)' })).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falta: Defesa. Digite o dado.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Natural de Defesa (1d20)' })).toBeFocused();
  // Nothing falls by itself: that die is left to the app.
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('heading')).toHaveText('Erra: 1 natural');
});

/** The order with one at another place. */
function moved(name: string, to: number): string[] {
  return ORDER.filter((one) => one !== name).toSpliced(to, 0, name);
}
