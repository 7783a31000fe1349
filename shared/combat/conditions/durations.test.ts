import { describe, expect, it } from 'vitest';
import { fighter, one, play, setUp, startedTrio, turns } from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

const mark = (target: string, rounds?: number, by?: string): PlainCommand => ({
  type: 'add-condition',
  target,
  condition: 'marked',
  rounds,
  by,
});
const marked = (history: ReturnType<typeof startedTrio>, id: string): boolean =>
  one(history, id).conditions.length > 0;

describe('durations (H4)', () => {
  it('H4 ends immediately before the same count, after the rounds', () => {
    const begun = play(startedTrio(), [...turns(1), mark('a', 2)]);
    expect(one(begun, 'a').conditions).toEqual([
      { id: 'marked', details: {}, ends: { at: 'count', round: 3, count: 10 }, by: null },
    ]);
    expect(marked(play(begun, turns(5)), 'a')).toBe(true);
    expect(marked(play(begun, turns(6)), 'a')).toBe(false);
  });

  it('H4 lasts as long for one set late in a round as for one set early', () => {
    expect(marked(play(startedTrio(), [mark('c', 1), ...turns(2)]), 'c')).toBe(true);
    expect(marked(play(startedTrio(), [mark('c', 1), ...turns(3)]), 'c')).toBe(false);
    expect(marked(play(startedTrio(), [...turns(2), mark('c', 1), ...turns(2)]), 'c')).toBe(true);
    expect(marked(play(startedTrio(), [...turns(2), mark('c', 1), ...turns(3)]), 'c')).toBe(false);
  });

  it('H4 ends whoever acts on that count, also when its cause has left, waits or was moved', () => {
    const begun = play(startedTrio(), [...turns(1), mark('a', 1, 'b')]);
    const left = play(begun, [{ type: 'remove-combatant', combatant: 'b' }, ...turns(1)]);
    expect(marked(left, 'a')).toBe(true);
    expect(marked(play(left, turns(1)), 'a')).toBe(false);
    const moved = play(begun, [{ type: 'set-initiative', combatant: 'b', initiative: 1 }, ...turns(2)]);
    expect(marked(moved, 'a')).toBe(true);
    expect(marked(play(moved, turns(1)), 'a')).toBe(false);
  });

  it('H4 ends at the latest when its round is over, though no turn fell on a count at or below', () => {
    const begun = play(startedTrio(), [
      ...turns(2),
      mark('a', 1),
      { type: 'remove-combatant', combatant: 'c' },
    ]);
    expect(marked(play(begun, turns(1)), 'a')).toBe(true);
    expect(marked(play(begun, turns(2)), 'a')).toBe(false);
  });

  it('the same condition again replaces the old one; none counts rounds before the start', () => {
    const twice = play(startedTrio(), [mark('a', 3), mark('a', 1)]);
    expect(one(twice, 'a').conditions).toHaveLength(1);
    expect(one(twice, 'a').conditions[0]?.ends).toMatchObject({ round: 2 });
    expect(() => play(setUp(fighter('a')), [mark('a', 1)])).toThrow('NOT_ALLOWED');
    expect(marked(play(setUp(fighter('a')), [mark('a')]), 'a')).toBe(true);
  });

  it('going back and forth never ticks twice', () => {
    const begun = play(startedTrio(), [mark('b', 2), ...turns(3)]);
    const swung = play(begun, [{ type: 'undo' }, { type: 'redo' }, { type: 'undo' }, { type: 'redo' }]);
    expect(one(swung, 'b').conditions).toEqual(one(begun, 'b').conditions);
  });

  it('refuses an unknown condition, details it does not take, and removing what is not there', () => {
    expect(() => play(startedTrio(), [{ type: 'add-condition', target: 'a', condition: 'happy' }])).toThrow(
      'BAD_REQUEST',
    );
    const odd: PlainCommand = {
      type: 'add-condition',
      target: 'a',
      condition: { id: 'marked', percent: 20 },
    };
    expect(() => play(startedTrio(), [odd])).toThrow('BAD_REQUEST');
    expect(() =>
      play(startedTrio(), [{ type: 'remove-condition', target: 'a', condition: 'marked' }]),
    ).toThrow('NOT_ALLOWED');
  });
});
