import { afterAll, describe, expect, it } from 'vitest';
import { forecast } from '#shared/forecast/forecast.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { openWorkerPool } from './worker-pool.ts';

/** Workers read the rules from their sources here, which takes a while on a slow machine. */
const PATIENCE = 60_000;

const script = new URL('forecast-worker.ts', import.meta.url);
const system = systemOf('cairn');
const fighter = (id: string, side: string) => ({
  id,
  name: id,
  side,
  hp: { current: 5, max: 5 },
  sheet: { str: 10, dex: 12, wil: 9, weapons: [{ id: 'w', name: 'Faca', dice: 'd6' }] },
});
const setup = {
  combatants: [fighter('a', 'pc'), fighter('b', 'pc'), fighter('x', 'foe'), fighter('y', 'foe')],
};
const size = { runs: 5050, seed: 11 };
const silent = (): void => undefined;

describe('forecasts by a pool', { timeout: PATIENCE }, () => {
  const pool = openWorkerPool({ script, workers: 2 });
  afterAll(() => pool.close());

  it('come to the same as alone, and tell how far they are', async () => {
    const told: number[] = [];
    const progress = (done: number): void => void told.push(done);
    const alone = forecast(system, setup, size);
    expect(await pool.work({ system, setup, size, progress })).toEqual(alone);
    expect(told.at(-1)).toBe(size.runs);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('are exact where they can be', async () => {
    const blade = { id: 'w', name: 'Espada', kind: 'melee', damage: '1d8' };
    const one = (id: string, side: string) => ({ ...fighter(id, side), sheet: { weapons: [blade] } });
    const heroes = systemOf('heroes-d20');
    const duel = { combatants: [one('a', 'pc'), one('x', 'foe')] };
    const came = await pool.work({ system: heroes, setup: duel, size, progress: silent });
    expect(came).toEqual(forecast(heroes, duel, size));
    expect(came).toMatchObject({ exact: true, margin: 0 });
  });

  it('stop when told to or when another one is asked for, and the pool goes on working', async () => {
    const long = { runs: 1_000_000, seed: 1 };
    const begun = async (): Promise<{ ended: Promise<unknown> }> => {
      let ended: Promise<unknown> = Promise.resolve();
      await new Promise<void>((resolve) => {
        ended = pool.work({ system, setup, size: long, progress: () => resolve() });
      });
      return { ended };
    };
    const first = await begun();
    const second = await begun();
    expect(await first.ended).toBeNull();
    pool.stop();
    expect(await second.ended).toBeNull();
    expect(await pool.work({ system, setup, size, progress: silent })).toEqual(forecast(system, setup, size));
  });

  it('refuse a fight with nobody on the other side before anybody begins', async () => {
    const lonely = { combatants: [fighter('a', 'pc')] };
    await expect(pool.work({ system, setup: lonely, size, progress: silent })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});
