import { expect, it } from 'vitest';
import { lineUp } from '#electron/fights/setup.ts';
import { participantsOf } from '#electron/fights/participants.ts';
import { NOW, tempStore } from '#electron/testing/temp-store.ts';
import { forecast } from '#shared/forecast/forecast.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { openSample } from './open-sample.ts';
import { SAMPLES } from './sample-files.ts';
import { storeSample } from './store-sample.ts';

/** Enough that the share of fights won is known to a few percent. */
const RUNS = 2000;

it.each(SAMPLES.systems())('the sample fight of %s is one to win, though not without danger', async (id) => {
  const system = systemOf(id);
  const db = tempStore();
  const sample = await openSample(system.id, 'pt-BR');
  if (sample === null) throw new Error('There is none.');
  const { encounterId } = storeSample(db, sample, NOW);
  const { combatants, reserves, surprised } = lineUp(participantsOf(db, encounterId));
  const setup = {
    combatants,
    reserves,
    surprised,
    options: system.options.parse(sample.options),
    policy: {},
  };
  const { win } = forecast(system, setup, { runs: RUNS, seed: 1 });
  expect(win.pc).toBeGreaterThan(0.7);
  expect(win.pc).toBeLessThan(0.95);
});
