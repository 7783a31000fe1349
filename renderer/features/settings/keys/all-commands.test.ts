import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../../../shared/rules/registry.ts';
import { partsOf } from '../../../systems/index.ts';
import { ALL_COMMANDS } from './all-commands.ts';
import { clashesOf } from './clashes.ts';
import { whyReserved } from './reserved-keys.ts';

const SOURCES: Record<string, string> = import.meta.glob('/renderer/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the commands of the app', () => {
  it('have an id each', () => {
    const ids = ALL_COMMANDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('come with keys that never clash, and none that is reserved', () => {
    expect([...clashesOf(ALL_COMMANDS)]).toEqual([]);
    const reserved = ALL_COMMANDS.flatMap(({ id, keys }) =>
      keys.filter((key) => whyReserved(key) !== null).map((key) => `${id}: ${key}`),
    );
    // Moving through a fight gone back to is what these keys are for everywhere; nothing else may have them.
    expect(reserved).toEqual([
      'log.earlier: ArrowLeft',
      'log.later: ArrowRight',
      'log.first: Home',
      'log.last: End',
      'log.close: Escape',
      'tracker.close: Escape',
    ]);
  });

  it('are all of them listed: no screen writes down keys of its own', () => {
    const unlisted = Object.entries(SOURCES).filter(
      ([path, source]) => !path.includes('.test.') && /useCommands\([^;]*?\bkeys: \[/s.test(source),
    );
    expect(unlisted.map(([path]) => path)).toEqual([]);
  });
});

describe.each(SYSTEMS.map(({ id }) => id))('acts of a turn in %s', (system) => {
  it('take at most three keys besides figures: their own, one within the panel, and Enter', () => {
    const without = partsOf(system)
      .acts.filter(({ key }) => key === null)
      .map(({ id }) => id);
    expect(without).toEqual([]);
  });

  it('have the same key as in every other system', () => {
    for (const { id, key } of partsOf(system).acts) {
      expect(ALL_COMMANDS.find((one) => one.id === `tracker.${id}`)?.keys, id).toEqual([key]);
    }
  });
});
