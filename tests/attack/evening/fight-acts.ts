import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { USUAL_RUNS } from '#shared/api/forecasts.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { ask } from '../../e2e/support/bridge.ts';
import { openScreen } from '../../e2e/support/screens.ts';
import type { Evening } from './watched-app.ts';

/** So many commands are played in a fight. */
const COMMANDS = 400;
/** So many take part in the large one. */
const MANY = 120;

/** Encounters are looked at, one is built and forecast, and another is fought, the players looking on. */
export async function fight({ app, page, during, campaignId }: Evening): Promise<string> {
  await during('encounters are opened', () => openScreen(page, 'Encontros'));
  await during('an encounter is built', async () => {
    await page.getByRole('button', { name: 'Novo encontro' }).click();
    await page.keyboard.type('Portão norte');
    await page.getByRole('textbox', { name: 'Buscar criatura' }).fill('capanga 12');
    await expect(page.getByRole('main')).toContainText('Capanga 12');
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Enter');
    const pieces = page.getByRole('list', { name: 'No encontro' });
    await expect(pieces.getByRole('textbox').first()).toHaveValue('4');
  });
  await during('its fight is started', async () => {
    await page.getByRole('button', { name: 'Começar combate' }).click();
    await expect(page.getByRole('button', { name: 'Começar', exact: true })).toBeVisible();
  });
  await during('the players’ window is opened', async () => {
    const opened = app.waitForEvent('window');
    await page.getByRole('button', { name: 'Janela dos jogadores' }).click();
    await page.getByRole('button', { name: 'Abrir a janela dos jogadores' }).click();
    await (await opened).waitForLoadState();
    await page.keyboard.press('Escape');
  });
  const [combat] = await ask(page, 'combats:list', { campaignId });
  const id = combat?.id ?? '';
  const [encounter] = await ask(page, 'encounters:list', { campaignId });
  const { state } = await ask(page, 'combats:open', { id });
  const target = state.combatants[0]?.id ?? '';
  const forecast = ask(page, 'forecast:run', {
    campaignId,
    pieces: [...(encounter?.pieces ?? [])],
    party: [...(encounter?.party ?? [])],
    runs: USUAL_RUNS * 5,
    seed: 7,
  });
  const count = await during('a fight is played, a forecast under way', () =>
    play(page, id, (step) => {
      if (step % 10 === 8) return { type: 'undo' };
      if (step % 10 === 9) return { type: 'redo' };
      return step % 2 === 1 ? { type: 'damage', target, amount: 1 } : { type: 'next-turn' };
    }),
  );
  await forecast;
  await during('the fight is opened anew', () => ask(page, 'combats:open', { id }));
  await during('the log is opened', async () => {
    await openScreen(page, 'Registro');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await during('a moment of it is looked at', () =>
    ask(page, 'combats:moment', { id, seq: Math.floor(count / 2) }),
  );
  await during('its figures are counted', () => ask(page, 'statistics:of', { campaignId, combatId: id }));
  await during('it is gone on with from a moment', () =>
    ask(page, 'combats:continue-from', { id, seq: Math.floor(count / 2), requestId: randomUUID() }),
  );
  await during('the tracker is opened', async () => {
    await openScreen(page, 'Combate');
    await expect(page.getByRole('list', { name: 'Ordem' })).toBeVisible();
  });
  return id;
}

/** A fight of very many. */
export async function fightMany({ page, during, campaignId }: Evening): Promise<void> {
  const [creature] = await ask(page, 'creatures:list', { campaignId, limit: 1 });
  const piece = { creatureId: creature?.id ?? '', quantity: MANY };
  const { id: encounterId } = await during('an encounter of many is stored', () =>
    ask(page, 'encounters:save', { campaignId, name: 'Multidão', pieces: [piece], party: [] }),
  );
  const { combat, state } = await during('a fight of many is started', () =>
    ask(page, 'combats:start', { requestId: randomUUID(), encounterId }),
  );
  const target = state.combatants[0]?.id ?? '';
  await during('a fight of many is played', () =>
    play(page, combat.id, (step) =>
      step % 2 === 1 ? { type: 'damage', target, amount: 1 } : { type: 'next-turn' },
    ),
  );
}

/** Plays commands, the first of which starts the fight; gives how many rows it has then. */
async function play(page: Page, id: string, step: (number: number) => AnyCommand): Promise<number> {
  let { count } = await ask(page, 'combats:open', { id });
  for (let number = 0; number < COMMANDS; number += 1) {
    const command = number === 0 ? { type: 'start' as const } : step(number);
    count = (await ask(page, 'combats:command', { combatId: id, after: count, command })).row.seq;
  }
  return count;
}
