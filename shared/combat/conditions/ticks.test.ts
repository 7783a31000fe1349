import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fighter, now, one, play, turns } from '#shared/combat/testing/fight.ts';
import { plainSystem, type PlainCommand } from '#shared/combat/testing/plain-system.ts';
import { openHistory, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { OwnConditionWritten } from './own-condition.ts';
import { dueTicks } from './ticks.ts';

const BLEEDING: OwnConditionWritten = {
  id: 'bleeding',
  name: 'Bleeding',
  tick: { at: 'turn-start', what: 'damage', dice: '1d4' },
};
const WARM: OwnConditionWritten = {
  id: 'warm',
  name: 'Warm',
  tick: { at: 'turn-end', what: 'heal', dice: '2' },
};
const ASLEEP: OwnConditionWritten = {
  id: 'asleep',
  name: 'Asleep',
  canAct: false,
  endsOnDamage: true,
  tick: { at: 'turn-end', what: 'temp', dice: '1' },
};

/** Three foes a, b, c on 15, 10 and 5, and the conditions above. */
function begun(): History {
  const combatants = [fighter('a'), fighter('b'), fighter('c')];
  const setup = { combatants, conditions: [BLEEDING, WARM, ASLEEP] };
  const start = { type: 'start', initiative: { a: 15, b: 10, c: 5 } } as const;
  return play(openHistory(newCombat(plainSystem, setup)), [start]);
}

const put = (target: string, condition: string, rounds?: number): PlainCommand => ({
  type: 'add-condition',
  target,
  condition,
  rounds,
});
const due = (history: History): readonly string[] =>
  dueTicks({ state: now(history), system: plainSystem }).map(
    ({ tick }) => `${tick.target} ${tick.condition} ${tick.at} ${tick.round}`,
  );

describe('what conditions do turn by turn', () => {
  it('comes at the start of the bearer’s turn, stays until it is carried out, and then is over for the round', () => {
    const put1 = play(begun(), [put('b', 'bleeding')]);
    expect(due(put1)).toEqual([]);
    const came = play(put1, turns(1));
    expect(due(came)).toEqual(['b bleeding turn-start 1']);
    expect(due(play(came, turns(1)))).toEqual(['b bleeding turn-start 1']);
    const done = play(came, [{ type: 'tick', target: 'b', condition: 'bleeding' }], [3]);
    expect([due(done), one(done, 'b').hp.current]).toEqual([[], 7]);
    expect(() => play(done, [{ type: 'tick', target: 'b', condition: 'bleeding' }], [3])).toThrow(
      'NOT_ALLOWED',
    );
    expect(due(play(done, turns(3)))).toEqual(['b bleeding turn-start 2']);
  });

  it('comes at the end of a turn, also of the one it was put on in', () => {
    expect(due(play(begun(), [put('a', 'warm'), ...turns(1)]))).toEqual(['a warm turn-end 1']);
  });

  it('let go, it comes again only in the next round', () => {
    const skipped = play(begun(), [
      put('b', 'bleeding'),
      ...turns(1),
      { type: 'skip-tick', target: 'b', condition: 'bleeding' },
    ]);
    expect([due(skipped), one(skipped, 'b').hp.current]).toEqual([[], 10]);
    expect(due(play(skipped, turns(3)))).toHaveLength(1);
  });

  it('H18 one that delays has its start once and its end when its turn is over', () => {
    const both = play(begun(), [put('b', 'bleeding'), put('b', 'warm'), ...turns(1)]);
    const waiting = play(
      both,
      [
        { type: 'tick', target: 'b', condition: 'bleeding' },
        { type: 'delay', combatant: 'b' },
      ],
      [1],
    );
    expect(due(waiting)).toEqual([]);
    const acting = play(waiting, [{ type: 'act-now', combatant: 'b' }]);
    expect(due(acting)).toEqual([]);
    expect(due(play(acting, turns(1)))).toEqual(['b warm turn-end 1']);
  });

  it('H4 what has ended before its count doesn’t come', () => {
    const short = play(begun(), [...turns(1), put('b', 'bleeding', 1), ...turns(3)]);
    expect([due(short), one(short, 'b').conditions]).toEqual([[], []]);
  });

  it('one that can’t act is passed over, and what comes to it comes at its place', () => {
    const asleep = play(begun(), [put('b', 'asleep'), ...turns(1)]);
    expect(now(asleep).turn?.who).toBe('c');
    expect(due(asleep)).toEqual(['b asleep turn-end 1']);
    const last = play(begun(), [put('c', 'asleep'), ...turns(2)]);
    expect(now(last).turn?.who).toBe('a');
    expect(due(last)).toEqual(['c asleep turn-end 1']);
  });

  it('one kept from acting while it waits, or while another breaks into its turn, has its end all the same', () => {
    const waiting = play(begun(), [put('a', 'warm'), { type: 'delay', combatant: 'a' }, put('a', 'asleep')]);
    expect(due(play(waiting, turns(1)))).toEqual([]);
    expect(due(play(waiting, turns(2)))).toEqual([
      'a warm turn-end 1',
      'a asleep turn-end 1',
      'a warm turn-end 2',
      'a asleep turn-end 2',
    ]);
    const broken = play(begun(), [
      { type: 'delay', combatant: 'a' },
      put('b', 'warm'),
      { type: 'act-now', combatant: 'a' },
      put('b', 'asleep'),
      ...turns(1),
    ]);
    expect(now(broken).turn?.who).toBe('c');
    expect(due(broken)).toEqual(['b warm turn-end 1', 'b asleep turn-end 1']);
  });

  it('H19 one whose readied act takes the place of its turn has both then, and nothing more for one in the round of its turn', () => {
    const ready: PlainCommand = { type: 'ready', combatant: 'c', trigger: 'now' };
    const act: PlainCommand = { type: 'act-now', combatant: 'c' };
    const readied = play(begun(), [...turns(2), ready, put('c', 'bleeding'), put('c', 'warm'), ...turns(1)]);
    expect(due(readied)).toEqual(['c warm turn-end 1']);
    const acted = ['c warm turn-end 1', 'c bleeding turn-start 2', 'c warm turn-end 2'];
    expect(due(play(readied, [act]))).toEqual(acted);
    expect(due(play(readied, [act, ...turns(2)]))).toEqual(acted);
    const soon = play(begun(), [{ ...ready, combatant: 'a' }, ...turns(1), put('a', 'bleeding')]);
    expect(due(play(soon, [{ ...act, combatant: 'a' }, ...turns(1)]))).toEqual([]);
  });

  it('H4 what has come stays due though its count has ended the condition since', () => {
    const last = play(begun(), [put('c', 'warm', 1), ...turns(3)]);
    expect([due(last), one(last, 'c').conditions]).toEqual([['c warm turn-end 1'], []]);
    const done = play(last, [
      { type: 'damage', target: 'c', amount: 5 },
      { type: 'tick', target: 'c', condition: 'warm' },
    ]);
    expect([due(done), one(done, 'c').hp.current]).toEqual([[], 7]);
  });

  it('a wound ends what it should, in the same entry', () => {
    const hurt = play(begun(), [put('b', 'asleep'), { type: 'damage', target: 'b', amount: 1 }]);
    expect(one(hurt, 'b').conditions).toEqual([]);
    const unhurt = play(begun(), [put('b', 'asleep'), { type: 'damage', target: 'b', amount: 0 }]);
    expect(one(unhurt, 'b').conditions).toHaveLength(1);
  });

  it('nothing is due of one who is out, or of a condition taken off', () => {
    const came = play(begun(), [put('b', 'bleeding'), ...turns(1)]);
    expect(due(play(came, [{ type: 'damage', target: 'b', amount: 10 }]))).toEqual([]);
    expect(due(play(came, [{ type: 'remove-condition', target: 'b', condition: 'bleeding' }]))).toEqual([]);
  });

  it('what is due goes with its condition or its bearer, and doesn’t come back with them', () => {
    const came = play(begun(), [put('b', 'bleeding'), ...turns(1)]);
    const off: PlainCommand = { type: 'remove-condition', target: 'b', condition: 'bleeding' };
    expect(due(play(came, [off, put('b', 'bleeding')]))).toEqual([]);
    expect(due(play(came, [off, ...turns(2), put('b', 'bleeding')]))).toEqual([]);
    const left = play(came, [{ type: 'remove-combatant', combatant: 'b' }]);
    const back: PlainCommand = {
      type: 'add-combatant',
      combatant: { ...fighter('b'), conditions: ['bleeding'] },
    };
    expect(due(play(left, [back], [1]))).toEqual([]);
  });

  it('one who falls has nothing due while it is down, whatever comes of others meanwhile', () => {
    const fallen = play(begun(), [
      put('b', 'bleeding'),
      ...turns(1),
      { type: 'damage', target: 'b', amount: 10 },
      put('c', 'bleeding'),
      ...turns(3),
    ]);
    const others = ['c bleeding turn-start 1', 'c bleeding turn-start 2'];
    expect(due(fallen)).toEqual(others);
    const risen = play(fallen, [{ type: 'heal', target: 'b', amount: 5 }]);
    expect(due(risen)).toEqual(['b bleeding turn-start 1', ...others]);
  });

  it('never comes twice in a round, however one goes back and forth', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const command: fc.Arbitrary<PlainCommand> = fc.oneof(
      { weight: 5, arbitrary: fc.constant<PlainCommand>({ type: 'next-turn' }) },
      ids.map((combatant): PlainCommand => ({ type: 'delay', combatant })),
      ids.map((combatant): PlainCommand => ({ type: 'act-now', combatant })),
      ids.map((target) => put(target, 'bleeding')),
      ids.map((target) => put(target, 'warm')),
      ids.map((target): PlainCommand => ({ type: 'skip-tick', target, condition: 'bleeding' })),
      fc.tuple(ids, ids).map(([combatant, before]): PlainCommand => ({ type: 'reorder', combatant, before })),
      fc.constantFrom<PlainCommand>({ type: 'undo' }, { type: 'redo' }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let history = begun();
        for (const next of commands) {
          try {
            history = play(history, [next]);
          } catch {
            continue;
          }
          const keys = now(history).ticks.map(
            ({ target, condition, at, round }) => `${target} ${condition} ${at} ${round}`,
          );
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
    );
  });
});
