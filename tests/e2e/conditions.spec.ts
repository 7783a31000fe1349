import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { logColumn, ORDER, passTo, result, row, startTyped } from './support/tracker.ts';

/** Runs a test on a fresh app with the sample fight started, Ágata's turn; `options` are the campaign's house options. */
function inFight(
  title: string,
  run: (page: Page) => Promise<void>,
  options: Record<string, number> = {},
): void {
  test(title, async ({ page }) => {
    const [campaign] = await ask(page, 'campaigns:list');
    if (campaign === undefined) throw new Error('The sample campaign is missing.');
    await ask(page, 'campaigns:change', { id: campaign.id, options: { ...campaign.options, ...options } });
    await startTyped(page);
    await run(page);
  });
}

const prompts = (page: Page): Locator => page.getByRole('region', { name: 'Para decidir' });

async function putProne(page: Page, rounds: string): Promise<void> {
  await page.keyboard.press('k');
  await page.getByRole('combobox', { name: 'Condição' }).fill('Caído');
  await page.getByRole('textbox', { name: 'Rodadas' }).fill(rounds);
}

inFight('a condition that ends by itself asks calmly whether it goes on, also after undo', async (page) => {
  await page.keyboard.press('1');
  await putProne(page, '1');
  await page.keyboard.press('Enter');
  await passTo(page, ...ORDER.slice(1), 'Ágata');
  const prompt = prompts(page).getByRole('group', { name: 'Caído de Capanga 1 acabou agora (contagem 25)' });
  await expect(prompt).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Caído de Capanga 1 acabou agora');
  expect(await axeFaults(page)).toEqual([]);

  await prompt.getByRole('button', { name: 'Certo' }).click();
  await expect(prompts(page)).toBeHidden();
  await passTo(page, 'Capanga 1');
  await page.keyboard.press('Control+Z');
  await expect(prompt).toBeVisible();

  await page.keyboard.press('Shift+P');
  await expect(prompt.getByRole('button', { name: '+1 rodada' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompts(page)).toBeHidden();
  await expect(row(page, 'Capanga 1').getByTitle(/antes da contagem 25 da rodada 3/)).toBeVisible();
  await expect(result(page)).toContainText('Caído de Capanga 1 dura até a rodada 3');
  await page.keyboard.press('Control+Z');
  await expect(prompt).toBeVisible();
});

inFight('a wound asks for the end of what it should end, by whoever keeps it up', async (page) => {
  await row(page, 'Capanga 1').click();
  await row(page, 'Capanga 2').click({ modifiers: ['Control'] });
  await putProne(page, '');
  await page.getByRole('combobox', { name: 'Causada por' }).selectOption('Breno, o Raio');
  await page
    .getByRole('combobox', { name: 'Termina com ferimento' })
    .selectOption('termina quando quem a causou é ferido');
  await page.getByRole('textbox', { name: 'Nota' }).fill('raízes');
  await page.keyboard.press('Enter');
  await expect(
    row(page, 'Capanga 2').getByTitle(
      'Até ser tirada · termina quando quem a causou é ferido · por Breno, o Raio · raízes',
    ),
  ).toBeVisible();
  // Both in one move.
  await page.keyboard.press('Control+Z');
  await expect(row(page, 'Capanga 1').getByTitle(/raízes/)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Z');

  await row(page, 'Breno, o Raio').click();
  await page.keyboard.press('d');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(prompts(page).getByRole('group')).toHaveCount(2);
  const first = prompts(page).getByRole('group', {
    name: 'Breno, o Raio sofreu um ferimento: Caído de Capanga 1 termina?',
  });
  await first.getByRole('button', { name: 'Encerrar' }).click();
  await expect(row(page, 'Capanga 1').getByTitle(/raízes/)).toHaveCount(0);
  await prompts(page).getByRole('button', { name: 'Manter' }).click();
  await expect(prompts(page)).toBeHidden();
  await expect(row(page, 'Capanga 2').getByTitle(/raízes/)).toBeVisible();
});

inFight('held conditions say when they end, are extended, and taken off all at once', async (page) => {
  await row(page, 'Capanga 1').click();
  await row(page, 'Capanga 2').click({ modifiers: ['Control'] });
  await putProne(page, '2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('k');
  const held = page.getByRole('list', { name: 'Já tem' });
  await expect(held.getByRole('listitem')).toHaveCount(2);
  await expect(held).toContainText('Termina antes da contagem 25 da rodada 3 · por Ágata');
  await expect(held).toContainText('faltam 2 rodadas');
  await page.getByRole('button', { name: 'Caído de Capanga 1: mais 1' }).click();
  await expect(held).toContainText('faltam 3 rodadas');
  await page.getByRole('button', { name: 'Tirar Caído de todos (2)' }).click();
  await expect(held).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+Z');
  await expect(held.getByRole('listitem')).toHaveCount(2);
});

inFight('a reminder is told as the turn of its combatant begins', async (page) => {
  await page.keyboard.press('1');
  await page.keyboard.press('Shift+B');
  await page.keyboard.type('regenera 5 PV');
  await page.keyboard.press('Enter');
  const reminders = page.getByRole('list', { name: 'Lembretes' });
  await expect(reminders).toBeHidden();
  await passTo(page, 'Capanga 1');
  await expect(reminders).toHaveText('regenera 5 PV');
  await expect(page.getByRole('status')).toContainText('Lembrete: Capanga 1: regenera 5 PV');
  await passTo(page, 'Breno, o Raio');
  await expect(reminders).toBeHidden();
});

inFight(
  'a turn that takes too long can be marked as late (H5), and each turn starts anew',
  async (page) => {
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText('Tempo esgotado');
    await expect(page.getByRole('status')).toContainText('O tempo do turno de Ágata acabou.');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Marcar atraso' }).click();
    await expect(page.getByText('atraso marcado')).toBeVisible();
    await expect(row(page, 'Ágata').getByTitle(/Turnos que passaram do tempo/)).toBeVisible();
    await expect(logColumn(page)).toContainText('Atraso: Ágata');
    await passTo(page, 'Capanga 1');
    await expect(page.getByText('atraso marcado')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Marcar atraso' })).toBeVisible();
  },
  { turnTimer: 0.02 },
);

inFight('what can’t be done now says why, and a pip says what it was spent on', async (page) => {
  const now = page.getByRole('button', { name: 'Mais' });
  await now.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await page
    .getByRole('group', { name: 'Ação de combate' })
    .getByRole('button', { name: 'Outra coisa' })
    .click();
  await expect(page.getByRole('img', { name: /^Ação de combate: 0 de 1; Ação de combate: / })).toBeVisible();
});
