import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { axeFaults } from './support/axe.ts';
import { ask } from './support/bridge.ts';
import { openScreen } from './support/screens.ts';
import { expectPoints, expectTurn, passTo, result, startTyped, typeDice } from './support/tracker.ts';

/** A short fight with a hit, a correction and an end. */
async function fight(page: Page): Promise<void> {
  await startTyped(page);
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await typeDice(page, 20, 5, 8);
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('cai');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expectPoints(page, 'Capanga 1', '1/12');
  await page.keyboard.press('Control+Z');
  await expectPoints(page, 'Capanga 1', '0/12');
  await passTo(page, 'Breno, o Raio');
}

test('an ended fight is read by rounds, with what was taken back, and filtered', async ({ page }) => {
  await fight(page);
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Encerrar luta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luta encerrada');
  await page.getByRole('button', { name: 'Ler o registro' }).click();

  const reading = page.getByRole('article');
  const main = page.getByRole('region', { name: 'Registro da luta' });
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Emboscada na ponte');
  await expect(reading.getByRole('heading', { level: 3 })).toHaveText('Rodada 1');
  await expect(reading.getByText('20 + 7 = 27 ≥ 9')).toBeVisible();
  await expect(reading.getByText('O combate termina, depois de 1 rodada')).toBeVisible();

  await expect(reading.getByText('Capanga 1 recupera 1 ponto', { exact: false })).toBeHidden();
  await reading.getByText('1 correção').click();
  await expect(reading.getByText('recupera 1 ponto', { exact: false })).toBeVisible();
  await expect(reading.getByText(/^Rodada 1, .* · desfeito às /)).toBeVisible();

  await main.getByRole('checkbox', { name: 'Só críticos, quedas e notas' }).check();
  await expect(reading.getByText('O combate termina', { exact: false })).toBeHidden();
  await expect(reading.getByText('20 + 7 = 27 ≥ 9')).toBeVisible();
  await main.getByRole('button', { name: 'Quem: todos' }).click();
  await page.getByRole('checkbox', { name: 'Dália Véu' }).check();
  await expect(reading.getByText('Nada passa por este filtro.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Capanga 1' }).check();
  await page.keyboard.press('Escape');
  await expect(reading.getByText('20 + 7 = 27 ≥ 9')).toBeVisible();
  await main.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.keyboard.press('Control+F');
  await page.keyboard.type('TERMINA');
  await expect(reading.getByText('20 + 7 = 27 ≥ 9')).toBeHidden();
  await expect(reading.getByText('O combate termina', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('combobox', { name: 'Filtrar por assunto' }).selectOption('Condições');
  await expect(reading.getByText('Nada passa por este filtro.')).toBeVisible();
  await main.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(
    page.getByRole('region', { name: 'Quem lutou e números' }).getByText('Dano de Ágata'),
  ).toBeVisible();
});

test('a fight is gone back through, copied, and gone on with from a moment; the first stays as it was', async ({
  app,
  page,
}) => {
  await fight(page);
  await openScreen(page, 'Registro');
  const main = page.getByRole('region', { name: 'Registro da luta' });
  const then = page.getByRole('region', { name: 'A luta neste momento' });
  const points = (name: string) =>
    then.getByRole('listitem').filter({ hasText: name }).getByRole('img', { name: /^PV / });
  await main.getByRole('button', { name: /^Ver a luta aqui: Ágata ataca Capanga 1/ }).click();
  await expect(then.getByRole('heading', { level: 3 })).toHaveText('Rodada 1');
  await expect(points('Capanga 1')).toHaveAccessibleName('PV 0/12');
  await expect(then.getByRole('listitem').filter({ hasText: 'Ágata' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(points('Capanga 1')).toHaveAccessibleName('PV 12/12');
  await page.keyboard.press('Home');
  await expect(then.getByText('Antes do primeiro ato')).toBeVisible();
  await page.keyboard.press('End');
  await expect(then.getByRole('listitem').filter({ hasText: 'Breno' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main.locator('[aria-current="step"]')).toContainText('Turno de Breno, o Raio');
  const slider = then.getByRole('slider', { name: 'Momento da luta' });
  await slider.fill('2');
  await expect(points('Capanga 1')).toHaveAccessibleName('PV 0/12');
  await expect(main.locator('[aria-current="step"]')).toContainText('Ágata ataca Capanga 1');

  await main.getByRole('button', { name: /^Ver a luta aqui: Ágata ataca/ }).focus();
  await page.keyboard.press('c');
  await expect(page.getByText('Entrada copiada.').first()).toBeVisible();
  const copied = () => app.evaluate(({ clipboard }) => clipboard.readText());
  expect(await copied()).toMatch(/^Ágata ataca Capanga 1.*\[20 \+ 7 = 27 ≥ 9/);
  await page.keyboard.press('Shift+C');
  await expect(page.getByText('Rodada 1 copiada.').first()).toBeVisible();
  expect(await copied()).toMatch(/^Rodada 1\n- /);
  await main.getByRole('button', { name: 'Copiar Rodada 1' }).click();
  await page.getByRole('menuitem', { name: 'Para fórum (BBCode)' }).click();
  await expect.poll(copied).toMatch(/^\[b\]Rodada 1\[\/b\]\n.*\[b\]Ágata\[\/b\]/);

  await then.getByRole('button', { name: /^Continuar daqui/ }).click();
  await expect(
    page.getByText('“Emboscada na ponte (a partir da rodada 1)” aberta', { exact: false }),
  ).toBeVisible();
  await expectTurn(page, 'Ágata');
  await expectPoints(page, 'Capanga 1', '0/12');
  await page.getByRole('button', { name: 'Desfazer', exact: true }).last().click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Emboscada na ponte');
  await expect(page.getByRole('main').getByRole('button', { name: /Emboscada na ponte/ })).toHaveCount(1);
  await main.getByRole('button', { name: 'Continuar a luta' }).click();
  await expectTurn(page, 'Breno, o Raio');
});

test('the figures of fight, session and campaign are drawn and read as tables', async ({ page }) => {
  await fight(page);
  const [campaign] = await ask(page, 'campaigns:list');
  const campaignId = campaign?.id ?? '';
  const session = await ask(page, 'sessions:save', {
    campaignId,
    date: '2026-11-28',
    title: 'A travessia',
    notes: '',
  });
  const [combat] = await ask(page, 'combats:list', { campaignId });
  await ask(page, 'combats:move', { id: combat?.id ?? '', sessionId: session.id });
  await openScreen(page, 'Registro');
  const main = page.getByRole('region', { name: 'Registro da luta' });
  await main.getByRole('tab', { name: 'Números' }).click();
  const dealt = main.getByRole('region', { name: 'Dano causado' });
  await expect(dealt.getByRole('listitem')).toHaveText([/Ágata/]);
  await main.getByText('Tabela').click();
  await expect(dealt.getByRole('columnheader')).toHaveText(['Quem', 'Pontos']);
  await expect(main.getByRole('region', { name: 'Ataques' }).getByRole('row').nth(1)).toContainText('100%');

  await openScreen(page, 'Campanhas');
  await page.getByRole('tab', { name: /Sessões/ }).click();
  await page
    .getByRole('button', { name: /^Números da sessão/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 2 })).toContainText('A travessia');
  await expect(main.getByRole('region', { name: 'Dano causado' })).toBeVisible();
  await main.getByRole('tab', { name: 'Registro' }).click();
  await expect(main.getByRole('heading', { level: 3, name: 'Emboscada na ponte' })).toBeVisible();
  await expect(main.getByText('20 + 7 = 27 ≥ 9')).toBeVisible();
  await page.getByRole('button', { name: 'Números da campanha' }).click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(campaign?.name ?? '');
  await expect(main.getByRole('region', { name: 'Dano causado' })).toBeVisible();
});

test('a paused fight is continued from its log, and axe-core finds nothing wrong in any theme', async ({
  page,
}) => {
  await fight(page);
  await openScreen(page, 'Registro');
  const main = page.getByRole('region', { name: 'Registro da luta' });
  await expect(page.getByRole('main').getByRole('button', { name: /Emboscada na ponte/ })).toContainText(
    'pausada na rodada 1',
  );
  const faultless = async (what: string) => {
    for (const theme of ['dark', 'light', 'contrast']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      expect(await axeFaults(page), `${what}, ${theme}`).toEqual([]);
    }
  };
  await faultless('reading');
  await main.getByRole('button', { name: 'Rever a luta' }).click();
  await expect(page.getByRole('slider', { name: 'Momento da luta' })).toBeVisible();
  await faultless('rewind');
  await main.getByRole('tab', { name: 'Números' }).click();
  await expect(main.getByRole('region', { name: 'Dano causado' })).toBeVisible();
  await faultless('figures');
  await main.getByRole('button', { name: 'Rever a luta' }).click();
  await expect(main.getByRole('tab', { name: 'Registro' })).toHaveAttribute('aria-selected', 'true');
  await main.getByRole('button', { name: 'Continuar a luta' }).click();
  await expectTurn(page, 'Breno, o Raio');
});
