import { describe, expect, it } from 'vitest';
import { nothingDone } from '#shared/combat/fold.ts';
import { SYSTEMS, type AnyCommand } from '#shared/rules/registry.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { viewOf } from '#renderer/systems/index.ts';
import { hintNow, MOST_HINTS, newlyDone, type FightSoFar } from './hint.ts';

const { hints } = viewOf('heroes-d20').tracker;
const done = (...commands: readonly AnyCommand[]): FightSoFar['rows'] => ({
  ...nothingDone(),
  done: commands.map((command) => ({ command })),
});

describe.each(SYSTEMS.map(({ id }) => viewOf(id)))('the hints of $id', ({ tracker }) => {
  it('are few, each told apart, and each gone by a command', () => {
    expect(tracker.hints.length).toBeLessThanOrEqual(MOST_HINTS);
    const ids = tracker.hints.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(tracker.hints.filter((hint) => hint.done.length === 0)).toEqual([]);
  });

  it('speak of keys that its tracker has', () => {
    const acts = tracker.acts.map(({ id }) => `tracker.${id}`);
    const known = [...acts, 'tracker.start', 'tracker.next-turn', 'edit.undo'];
    const keys = tracker.hints.flatMap(({ key }) => key ?? []);
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });
});

describe('which hint is shown', () => {
  const running = fightState();

  it('is the first that isn’t done and whose moment it is', () => {
    expect(hintNow(hints, [], { state: { ...running, status: 'setup' } })?.id).toBe('begin');
    expect(hintNow(hints, ['begin'], { state: running })?.id).toBe('attack');
    expect(hintNow(hints, ['begin', 'attack'], { state: running })?.id).toBe('undo');
    expect(
      hintNow(
        hints,
        hints.map(({ id }) => id),
        { state: running },
      ),
    ).toBeNull();
  });

  it('is the one of the end as soon as a side has nobody up, whatever else isn’t done', () => {
    const { state } = act(running, { type: 'damage', target: 'capanga-1', amount: 12 });
    expect(hintNow(hints, [], { state })?.id).toBe('end');
    const { state: over } = act(state, { type: 'end' });
    expect(hintNow(hints, [], { state: over })).toBeNull();
  });
});

describe('what is done', () => {
  const attack: AnyCommand = { type: 'attack', attacker: 'agata', target: 'capanga-1', weapon: 'sword' };

  it('is told by the fight’s own commands, those sent together among them, each once', () => {
    expect(newlyDone(hints, [], { rows: done() })).toEqual([]);
    expect(newlyDone(hints, [], { rows: done({ type: 'start' }, attack) })).toEqual(['begin', 'attack']);
    expect(newlyDone(hints, ['attack'], { rows: done(attack) })).toEqual([]);
    const together: AnyCommand = {
      type: 'together',
      commands: [{ type: 'next-turn' }, { type: 'damage', target: 'agata', amount: 1 }],
    };
    expect(newlyDone(hints, [], { rows: done(together) })).toEqual(['next', 'points']);
  });

  it('is undo, once something was taken back', () => {
    const rows = { done: [], undone: [{ command: attack }] };
    expect(newlyDone(hints, [], { rows })).toEqual(['undo']);
  });
});
