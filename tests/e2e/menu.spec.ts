import { expect, type ElectronApplication } from '@playwright/test';
import { test } from './support/app.ts';
import { ask } from './support/bridge.ts';
import { expectPoints, expectTurn, startTyped } from './support/tracker.ts';

const headings = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? []);

/** A command in the menu as it stands: what it is called, its key and whether it can be chosen. */
const item = (app: ElectronApplication, id: string): Promise<readonly unknown[]> =>
  app.evaluate(({ Menu }, wanted) => {
    const found = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    return [found?.label, found?.accelerator, found?.enabled];
  }, id);

const choose = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click();
  }, id);

test('the menu is fed from the commands of the page, in the narrator’s language and with the narrator’s keys', async ({
  app,
  page,
}) => {
  const all = ['Arquivo', 'Editar', 'Combate', 'Telas', 'Exibir', 'Ajuda'];
  await expect.poll(() => headings(app)).toEqual(all);
  await expect.poll(() => item(app, 'edit.undo')).toEqual(['Desfazer', 'Ctrl+Z', false]);
  expect(await item(app, 'tracker.next-turn')).toEqual(['Próximo turno', 'N', false]);
  await choose(app, 'frame.go.settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opções');

  await startTyped(page);
  await expect.poll(() => item(app, 'tracker.next-turn')).toEqual(['Próximo turno', 'N', true]);
  await choose(app, 'tracker.next-turn');
  await expectTurn(page, 'Capanga 1');
  await choose(app, 'tracker.damage');
  await expect(page.getByRole('textbox', { name: 'Pontos' })).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Ágata', '21/25');
  await choose(app, 'edit.undo');
  await expectPoints(page, 'Ágata', '25/25');
  await choose(app, 'edit.redo');
  await expectPoints(page, 'Ágata', '21/25');
  await choose(app, 'frame.palette');
  await expect(page.getByRole('combobox', { name: 'Buscar', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await choose(app, 'frame.keys');
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible();
  await page.keyboard.press('Escape');

  await ask(page, 'settings:change', { locale: 'en', keys: { 'tracker.next-turn': ['Ctrl+ArrowRight'] } });
  await page.reload();
  await expect.poll(() => headings(app)).toEqual(['File', 'Edit', 'Combat', 'Screens', 'View', 'Help']);
  await choose(app, 'frame.go.combat');
  await expect.poll(() => item(app, 'tracker.next-turn')).toEqual(['Next turn', 'Ctrl+Right', true]);
});
