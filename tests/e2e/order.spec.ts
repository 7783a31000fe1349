import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { AMBUSH_ORDER, prepareAmbush, startAmbush } from './support/ambush.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { expectPoints, expectTurn, logColumn, orderOf, passTo, picker, row } from './support/tracker.ts';
import { shownName } from '#shared/combat/names.ts';

/** Runs a test on a fresh app with the ambush begun, Ágata's turn. */
function inAmbush(title: string, run: (page: Page, combatId: string) => Promise<void>): void {
  test(title, async ({ page }) => {
    await run(page, await startAmbush(page));
  });
}

/** The head of a group of equals. */
const group = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: new RegExp(`^${name}, \\d+ iguais`) });

const pickedBar = (page: Page) => page.getByRole('group', { name: 'Escolhidos' });

const said = (page: Page) => page.getByRole('status');

/** Drags a row by its handle over another's upper or lower part, and lets it go once the list looks as it should. */
async function drag(
  page: Page,
  name: string,
  onto: { readonly name: string; readonly at: number },
  looks: readonly string[],
): Promise<void> {
  const aim = await row(page, onto.name).boundingBox();
  const y = (aim?.y ?? 0) + (aim?.height ?? 0) * onto.at;
  await row(page, name)
    .getByRole('button', { name: `Mover ${name}` })
    .hover();
  await page.mouse.down();
  await page.mouse.move(130, y, { steps: 15 });
  // Rows make room now and then only, for where the pointer is by then.
  await expect(async () => {
    await page.mouse.move(130, y - 2, { steps: 4 });
    expect(await orderOf(page)).toEqual(looks);
  }).toPass();
  await page.mouse.up();
  // What was carried slides into its place; nothing else can be taken up before.
  await expect(page.locator('#dnd-action-dragged-el')).toHaveCount(0);
}

/** The names in the order as it is on disk. */
async function storedOrder(page: Page, id: string): Promise<(string | undefined)[]> {
  const { state } = await ask(page, 'combats:open', { id });
  return state.order.map((entry) => {
    const combatant = state.combatants.find((one) => one.id === entry.id);
    return combatant && shownName(combatant, 'pt-BR');
  });
}

inAmbush('equals collapse into one row, open on the turn of one of them, and close again', async (page) => {
  expect(await orderOf(page)).toEqual(['Ágata', 'Capanga', 'Breno, o Raio', 'Atirador']);
  await expect(group(page, 'Capanga')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'Capanga')).toHaveAccessibleName('Capanga, 3 iguais, juntos 36 de 36 PV: ilesos');

  await passTo(page, 'Capanga 1');
  await expect(group(page, 'Capanga')).toHaveAttribute('aria-expanded', 'true');
  await passTo(page, 'Capanga 2', 'Capanga 3', 'Breno, o Raio');
  await expect(row(page, 'Capanga 1')).toBeHidden();

  await group(page, 'Capanga').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Capanga 2')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(picker(page, 'Capanga 1')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(group(page, 'Capanga')).toBeFocused();
  await expect(row(page, 'Capanga 2')).toBeHidden();
  await page.getByRole('button', { name: 'Abrir Capanga' }).click();
  await passTo(page, 'Atirador (vermelho)');
  await expect(row(page, 'Capanga 3')).toBeVisible();
});

inAmbush('a closed group is picked as a whole, and tells who of it is hurt and fallen', async (page) => {
  await group(page, 'Capanga').click();
  await expect(pickedBar(page).getByText('3 escolhidos')).toBeVisible();
  await page.keyboard.press('d');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(group(page, 'Capanga')).toBeFocused();
  await expect(row(page, 'Capanga').getByRole('img')).toHaveAccessibleName('PV de todos 21/36');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('d');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '0/12');
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Capanga')).toContainText('pior Capanga 2: 7/12 · 2 feridos · 1 caído');
});

inAmbush('a group is moved as one act, and one undo brings it back', async (page, id) => {
  await group(page, 'Atirador').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => orderOf(page)).toEqual(['Ágata', 'Capanga', 'Atirador', 'Breno, o Raio']);
  await expect(group(page, 'Atirador')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => orderOf(page)).toEqual(['Ágata', 'Atirador', 'Capanga', 'Breno, o Raio']);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => orderOf(page)).toEqual(['Ágata', 'Capanga', 'Breno, o Raio', 'Atirador']);

  const onto = { name: 'Ágata', at: 0.2 };
  await drag(page, 'Atirador', onto, ['Atirador', 'Ágata', 'Capanga', 'Breno, o Raio']);
  await expect
    .poll(() => storedOrder(page, id))
    .toEqual(['Atirador (vermelho)', 'Atirador (azul)', ...AMBUSH_ORDER.slice(0, 5)]);
  await expectTurn(page, 'Ágata');
});

test('two drops in a row both hold, exactly between equals, and still after a restart', async ({
  page,
  restart,
}) => {
  const id = await startAmbush(page);
  await group(page, 'Capanga').focus();
  await page.keyboard.press('ArrowRight');
  const thugs = ['Capanga 1', 'Capanga 2'];
  const onto = { name: 'Capanga 3', at: 0.2 };
  const between = ['Ágata', 'Capanga', ...thugs, 'Breno, o Raio', 'Capanga 3', 'Atirador'];
  await drag(page, 'Breno, o Raio', onto, between);
  await drag(page, 'Ágata', { ...onto, at: 0.8 }, [...between.slice(1, -1), 'Ágata', 'Atirador']);
  const expected = [...thugs, 'Breno, o Raio', 'Capanga 3', 'Ágata', ...AMBUSH_ORDER.slice(5)];
  await expect.poll(() => storedOrder(page, id)).toEqual(expected);

  const { page: again } = await restart();
  await openScreen(again, 'Combate');
  await expectTurn(again, 'Ágata');
  expect(await storedOrder(again, id)).toEqual(expected);
  expect((await orderOf(again)).slice(-3)).toEqual(['Capanga 3', 'Ágata', 'Atirador']);
});

inAmbush(
  'a locked order is moved neither by hand nor by key nor by panel, and says why',
  async (page, id) => {
    await page.keyboard.press('Shift+O');
    await expect(said(page)).toContainText('Ordem travada.');
    await expect(page.getByRole('button', { name: /^Mover / })).toHaveCount(0);
    await picker(page, 'Breno, o Raio').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('A ordem está travada').first()).toBeVisible();
    await page.keyboard.press('i');
    await page.getByRole('textbox', { name: 'Nova contagem' }).fill('30');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A ordem está travada').first()).toBeVisible();
    expect(await storedOrder(page, id)).toEqual(AMBUSH_ORDER);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Destravar a ordem' }).click();
    await picker(page, 'Breno, o Raio').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => orderOf(page)).toEqual(['Ágata', 'Breno, o Raio', 'Capanga', 'Atirador']);
  },
);

inAmbush('several are picked by range, by keyboard, by tapping and by side', async (page) => {
  const count = (words: string) => expect(pickedBar(page).getByText(words)).toBeVisible();
  await picker(page, 'Ágata').click();
  await picker(page, 'Breno, o Raio').click({ modifiers: ['Shift'] });
  await count('5 escolhidos');
  await page.keyboard.press('Escape');
  await expect(pickedBar(page)).toBeHidden();

  await page.keyboard.press('Home');
  await expect(picker(page, 'Ágata')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await count('4 escolhidos');
  await expect(said(page)).toContainText('4 escolhidos.');
  await page.keyboard.press('Shift+ArrowDown');
  await count('5 escolhidos');
  await page.keyboard.press('Shift+ArrowUp');
  await count('4 escolhidos');
  await page.keyboard.press('End');
  await expect(group(page, 'Atirador')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Selecionar várias' }).click();
  await picker(page, 'Ágata').click();
  await picker(page, 'Breno, o Raio').click();
  await count('2 escolhidos');
  await picker(page, 'Ágata').click();
  await count('1 escolhido');
  await pickedBar(page).getByRole('button', { name: 'Largar todos' }).click();
  await expect(pickedBar(page)).toBeHidden();

  await page.keyboard.press('Shift+I');
  await count('5 escolhidos');
  await pickedBar(page).getByRole('button', { name: 'Dano' }).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Capanga').getByRole('img')).toHaveAccessibleName('PV de todos 27/36');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lado ou condição' }).click();
  await page.getByRole('menuitem', { name: 'O grupo e os aliados' }).click();
  await count('2 escolhidos');
});

inAmbush('somebody is hidden and shown again by a key, for all that are picked', async (page) => {
  await expect(row(page, 'Atirador').getByText('oculto', { exact: true })).toBeVisible();
  await page.keyboard.press('h');
  await expect(picker(page, 'Ágata')).toHaveAccessibleName(/oculto/);
  await expect(said(page)).toContainText('Ágata se esconde dos jogadores');
  await page.keyboard.press('h');
  await expect(picker(page, 'Ágata')).not.toHaveAccessibleName(/oculto/);
  await group(page, 'Atirador').click();
  await page.keyboard.press('h');
  await expect(row(page, 'Atirador').getByText('oculto', { exact: true })).toBeHidden();
});

inAmbush('a wave is announced in its round, waits when told to, and comes in by a key', async (page) => {
  const notice = page.getByRole('region', { name: 'Reforços', exact: true });
  await expect(
    page.getByRole('button', { name: 'Reforços · rodada 2 2\u00a0× Brutamontes' }),
  ).toHaveAttribute('aria-expanded', 'false');
  await expect(notice).toBeHidden();
  await passTo(page, ...AMBUSH_ORDER.slice(1), 'Ágata');
  await expect(notice).toContainText('Chegam agora: 2\u00a0× Brutamontes');
  await expect(said(page)).toContainText('Chegam agora: 2\u00a0× Brutamontes');
  await notice.getByRole('button', { name: 'Mais tarde' }).click();
  await expect(notice).toBeHidden();
  await passTo(page, ...AMBUSH_ORDER.slice(1), 'Ágata');
  await page.keyboard.press('Shift+W');
  await expect(notice).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Brutamontes/);
  await page.keyboard.press('Control+Z');
  await expect(notice).toBeVisible();

  await page.getByRole('button', { name: /^Reforços · rodada 2/ }).click();
  await page.getByRole('textbox', { name: 'Iniciativa' }).fill('12');
  await page.getByRole('button', { name: 'Brutamontes 1 entra agora' }).click();
  await expect.poll(() => orderOf(page)).toContain('Brutamontes 1');
  await page.getByRole('button', { name: 'Dispensar Brutamontes 2' }).click();
  await expect(page.getByText('Brutamontes 2 não vem mais.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reforços · rodada 2/ })).toBeHidden();
});

inAmbush('a lair stands in the order without points and is nobody to aim at', async (page) => {
  await page.keyboard.press('g');
  await page.getByText('Na ordem', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Covil da bruxa');
  await page.getByRole('textbox', { name: 'Contagem' }).fill('20');
  await page.getByRole('textbox', { name: 'Lembrete no turno' }).fill('As raízes agarram quem está no chão.');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => orderOf(page))
    .toEqual(['Ágata', 'Covil da bruxa', 'Capanga', 'Breno, o Raio', 'Atirador']);
  await expect(row(page, 'Covil da bruxa').getByRole('img')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(page.getByRole('combobox', { name: 'Alvo', exact: true })).not.toContainText('Covil');
  await page.keyboard.press('Escape');
  await passTo(page, 'Covil da bruxa');
  await expect(page.getByRole('list', { name: 'Ações que restam' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Turno' })).toContainText(
    'As raízes agarram quem está no chão.',
  );
  await passTo(page, 'Capanga 1');
});

inAmbush('newcomers join the group of their equals, told apart as chosen', async (page, id) => {
  const add = async (labels: string) => {
    await page.keyboard.press('g');
    await page.getByRole('textbox', { name: 'Buscar criatura' }).fill('capanga');
    await expect(page.getByRole('radio', { name: 'Capanga · 12 PV' })).toBeVisible();
    await page.getByRole('radio', { name: 'Capanga · 12 PV' }).check({ force: true });
    await page.getByRole('radiogroup', { name: 'Iguais se distinguem por' }).getByText(labels).click();
    await page.getByRole('textbox', { name: 'Iniciativa' }).fill('15');
    await page.getByRole('textbox', { name: 'Iniciativa' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Buscar criatura' })).toBeHidden();
  };
  await add('cores');
  await add('A, B, C');
  await expect(group(page, 'Capanga')).toHaveAccessibleName(/^Capanga, 5 iguais/);
  const { state } = await ask(page, 'combats:open', { id });
  expect(state.combatants.slice(-2).map((one) => [shownName(one, 'pt-BR'), one.mark])).toEqual([
    ['Capanga (vermelho)', 'red'],
    ['Capanga A', null],
  ]);
  expect(
    new Set(state.combatants.filter(({ name }) => name === 'Capanga').map((one) => one.group)).size,
  ).toBe(1);
  expect((await ask(page, 'settings:get')).labels).toBe('letters');
});

test('where equals roll once, one total fills the whole group before the start', async ({ page }) => {
  const [campaign] = await ask(page, 'campaigns:list');
  const options = { ...campaign?.options, groupInitiative: true };
  await ask(page, 'campaigns:change', { id: campaign?.id ?? '', options });
  const id = await prepareAmbush(page);
  await page.reload();
  await openScreen(page, 'Combate');
  await expect(page.getByText('Iguais rolam uma vez só', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Iniciativa de Capanga 1' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Iniciativa de Capanga' }).fill('17');
  await page.getByRole('textbox', { name: 'Iniciativa de Ágata' }).fill('30');
  await page.getByRole('button', { name: /^Reforços · rodada 2/ }).click();
  await page.getByRole('button', { name: 'Brutamontes 1 entra agora' }).click();
  await expect(page.getByRole('textbox', { name: 'Iniciativa de Brutamontes 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expectTurn(page, 'Ágata');
  const { state } = await ask(page, 'combats:open', { id });
  const counts = state.order.filter((entry) =>
    state.combatants.some((one) => one.id === entry.id && one.name === 'Capanga'),
  );
  expect(counts.map(({ initiative }) => initiative)).toEqual([17, 17, 17]);
});

test('axe-core finds nothing wrong in the order, its groups, waves and lock, in every theme', async ({
  page,
}) => {
  await startAmbush(page);
  await passTo(page, 'Capanga 1');
  await page.keyboard.press('Shift+I');
  await page.getByRole('button', { name: /^Reforços · rodada 2/ }).click();
  for (const theme of ['dark', 'light', 'contrast']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    for (const locked of [true, false]) {
      await page.keyboard.press('Shift+O');
      expect(await axeFaults(page), `${theme} ${locked}`).toEqual([]);
    }
  }
  await expect(logColumn(page)).toBeVisible();
});
