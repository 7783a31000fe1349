import { expect, test } from '@playwright/test';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { COLLECTABLE, countActs, growth, held, playActs } from '../../build/attack/acts.mjs';
import { closeApp, launchApp } from './launch.ts';
import { ask } from './support/bridge.ts';
import { startSampleFight } from './support/sample-fight.ts';
import { openScreen } from './support/screens.ts';

const FEW = 60;
const MANY = 300;
/** After so many acts the log beside the fight is as long as it gets. */
const FULL = 80;

test('playing on leaves page and main as large as they were', async () => {
  const { app, page } = await launchApp({ args: [COLLECTABLE] });
  try {
    await page.getByRole('banner').waitFor();
    const { combat, state } = await startSampleFight(page);
    const combatants = state.combatants.slice(0, 1).map(({ id }) => id);
    for (let after = 0; after < FULL; after += 1) {
      const hidden = after % 2 === 1;
      const command: AnyCommand = after === 0 ? { type: 'start' } : { type: 'hide', combatants, hidden };
      await ask(page, 'combats:command', { combatId: combat.id, after, command });
    }
    await openScreen(page, 'Combate');
    await page.getByRole('list', { name: 'Ordem' }).waitFor();
    await countActs(page);
    await playActs(page, FEW);
    const before = await held(app, page);
    await playActs(page, MANY - FEW);
    const grown = growth(before, await held(app, page));
    for (const [kind, times] of Object.entries(grown)) expect(times, kind).toBeLessThan(1.1);
  } finally {
    await closeApp(app);
  }
});
