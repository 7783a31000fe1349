import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { actCommand } from '#renderer/fight/acts.ts';
import { viewOf } from '#renderer/systems/index.ts';
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

it('what panels offer keeps its ids, under which the narrator’s own keys are kept', () => {
  const panels = ['maneuver', 'strike'];
  const offered = ALL_COMMANDS.filter(({ places }) =>
    places.some((place) => panels.includes(place.split('/')[2] ?? '')),
  );
  expect(Object.fromEntries(offered.map(({ id, keys }) => [id, keys.join()]))).toEqual({
    'tracker.maneuver-grapple': 'Q',
    'tracker.maneuver-trip': 'U',
    'tracker.maneuver-disarm': 'S',
    'tracker.maneuver-push': 'E',
    'tracker.maneuver-sunder': 'W',
    'tracker.maneuver-feint': 'F',
    'tracker.maneuver-break-free': 'Z',
    'tracker.maneuver-release': 'Y',
    'tracker.maneuver-overrun': 'Y',
    'tracker.maneuver-crush': 'W',
    'tracker.reaction-none': 'U',
    'tracker.reaction-block': 'Q',
    'tracker.reaction-dodge': 'E',
    'tracker.reaction-counter': 'S',
  });
});

describe.each(SYSTEMS.map(({ id }) => id))('the commands of %s', (system) => {
  it('take at most three keys besides figures: their own, one within the panel, and Enter', () => {
    const without = viewOf(system)
      .tracker.acts.filter(({ key }) => key === null)
      .map(({ id }) => id);
    expect(without).toEqual([]);
  });

  it('have the same key as in every other system', () => {
    const { acts, commands } = viewOf(system).tracker;
    for (const { id, keys } of [...acts.map(actCommand), ...commands]) {
      expect(ALL_COMMANDS.find((one) => one.id === id)?.keys, id).toEqual(keys);
    }
  });
});
