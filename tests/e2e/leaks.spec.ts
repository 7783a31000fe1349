import { expect, test } from '@playwright/test';
import { COLLECTABLE, countActs, growth, held, playActs } from '../../build/attack/acts.mjs';
import { closeApp, launchApp } from './launch.ts';
import { ask } from './support/bridge.ts';
import { startSampleFight } from './support/sample-fight.ts';
import { openScreen } from './support/screens.ts';

const FEW = 60;
const MANY = 300;

test('playing on leaves page and main as large as they were', async () => {
  const { app, page } = await launchApp({ args: [COLLECTABLE] });
  try {
    await page.getByRole('banner').waitFor();
    const { combat } = await startSampleFight(page);
    await ask(page, 'combats:command', { combatId: combat.id, after: 0, command: { type: 'start' } });
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
