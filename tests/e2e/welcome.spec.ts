import { expect, test } from '@playwright/test';
import { closeApp, launchApp } from './launch.ts';
import { axeFaultsInThemes } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { TIGHTEST, expectInSight, show } from './support/in-sight.ts';
import { lostWhenLarge } from './support/large.ts';

test('whoever is new chooses a language, may leave empty-handed, and isn’t asked again', async () => {
  const { app, page } = await launchApp({ welcome: true });
  try {
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await expect(title).toHaveText('Which game shall we run?');
    await page.getByRole('radio', { name: 'Português (Brasil)' }).check({ force: true });
    await expect(title).toHaveText('Que jogo vamos narrar?');
    await expect(page.getByRole('list', { name: 'Jogos' }).getByRole('listitem')).toHaveCount(4);
    expect(await axeFaultsInThemes(page)).toEqual([]);
    expect(await lostWhenLarge(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tema' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(title).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Telas' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Telas' })).toBeVisible();
    expect(await ask(page, 'campaigns:list')).toEqual([]);
  } finally {
    await closeApp(app);
  }
});

test('a first fight in each game, by keys, with hints that go as they are done', async () => {
  const { app, page } = await launchApp({ welcome: true });
  const hint = page.getByRole('note');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const begin = async (name: string, hinted: string, next: string) => {
    await expect(hint).toContainText(hinted);
    await page.getByRole('button', { name }).press('Enter');
    await expect(hint).toContainText(next);
  };
  const end = async (title: string) => {
    await press('Shift+E');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(hint).toHaveCount(0);
  };
  const another = async (name: string, key: string) => {
    await press('Control+K');
    await page.keyboard.type(name);
    await press('Enter');
    await expect(page.getByRole('list', { name: /^(Jogos|Games)$/ })).toBeVisible();
    await press(key);
  };
  try {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Que jogo vamos narrar?');
    await press('1');
    await expect(hint).toContainText('Pode começar');
    await page.getByRole('textbox', { name: 'Iniciativa de Ágata' }).fill('50');
    await begin('Começar', 'Pode começar', 'Abre o ataque');
    expect(await axeFaultsInThemes(page)).toEqual([]);
    await press('a');
    await show(app, page, TIGHTEST);
    await expectInSight(page, { hint: '[role=note]', 'the button': '.turn-column [type=submit]' }, 'a hint');
    await press('Enter');
    await expect(hint).toContainText('Desfaz qualquer coisa');
    await press('Control+z');
    await expect(hint).toContainText('Passa a vez');
    await press('n');
    await expect(hint).toContainText('Manobra');
    await hint.getByRole('button', { name: 'Entendi' }).click();
    await expect(hint).toContainText('Dano por sua palavra');
    await press('d', '1', 'Enter');
    await expect(hint).toHaveCount(0);
    await end('Luta encerrada');
    const { hints } = await ask(page, 'settings:get');
    expect(hints.done.toSorted()).toEqual(['attack', 'begin', 'end', 'maneuver', 'next', 'points', 'undo']);

    await another('jogar um exemplo', '2');
    await begin('Começar', 'Pode começar', 'Abre o ataque');
    await hint.getByRole('button', { name: 'Chega de dicas' }).click();
    await expect(hint).toHaveCount(0);
    await press('Control+K');
    await page.keyboard.type('mostrar as dicas');
    await press('Enter');
    await expect(hint).toContainText('Abre o ataque');
    await end('Luta encerrada');

    await another('jogar um exemplo', '3');
    await begin('Começar', 'todos num grupo só', 'Diga o que cada um tenta');
    await press('a', 'Enter', 'Escape');
    await expect(hint).toContainText('o turno inteiro se resolve de uma vez');
    await end('Luta encerrada');

    await ask(page, 'settings:change', { locale: 'en' });
    await another('play a sample', '4');
    await begin('Start', 'the party acts first', 'Roll the saves');
    await page.getByRole('button', { name: 'Waive for all' }).press('Enter');
    await expect(hint).toContainText('Declare the attacks');
    await end('Fight over');
    expect((await ask(page, 'campaigns:list')).map(({ system }) => system)).toHaveLength(4);
  } finally {
    await closeApp(app);
  }
});
