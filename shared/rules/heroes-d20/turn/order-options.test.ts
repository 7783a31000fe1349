import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { moveOf, openHistory, perform, replay, stateOf, type History } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { RodadaError } from '#shared/errors.ts';
import type { Command } from '#shared/combat/command.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import { ownOf } from '#shared/rules/heroes-d20/own.ts';
import {
  carryOut,
  conditionsOf,
  hero,
  logged,
  one,
  setUp,
  turns,
  type Fight,
} from '#shared/rules/heroes-d20/testing/fight.ts';

const IDS = ['a', 'b', 'c', 'd'] as const;
const all = () => [
  hero('a', 'pc', { initiative: 2 }),
  hero('b', 'foe', { initiative: 1 }),
  hero('c', 'ally'),
  hero('d', 'foe'),
];
const start: HeroesCommand = { type: 'start', initiative: { a: 15, b: 10, c: 5, d: 1 } };
const order = ({ state }: Fight) => state.order.map(({ id, initiative }) => `${id}${initiative}`).join(' ');
const link = (...combatants: string[]): HeroesCommand => ({ type: 'link-initiative', combatants });

describe('a new roll each round', () => {
  const anew = (options = {}) => carryOut(setUp(all(), { rerollEachRound: true, ...options }), [start]);

  test('H1 H3 as a round begins all roll in the order of the combatants, and it is told', () => {
    const fight = carryOut(anew(), turns(4), [3, 20, 10, 10]);
    expect(order(fight)).toBe('b21 c10 d10 a5');
    expect(fight.state).toMatchObject({ round: 2, turn: { who: 'b' }, acted: ['b'] });
    expect(logged(fight)).toContain('Nova iniciativa: B (21), C (10), D (10), A (5)');
    expect(ownOf(one(fight, 'b')).rolledInitiative).toBe(21);
  });

  test('totals told aren’t rolled; told when no round begins, or without the option, they are refused', () => {
    const next: HeroesCommand = { type: 'next-turn', initiative: { a: 1, d: 30 } };
    const fight = carryOut(carryOut(anew(), turns(3)), [next], [12, 8]);
    expect(order(fight)).toBe('d30 b13 c8 a1');
    expect(() => carryOut(anew(), [next])).toThrow(
      expect.objectContaining({ code: 'NOT_ALLOWED', path: 'initiative' }),
    );
    expect(() => carryOut(carryOut(setUp(all()), [start]), [...turns(3), next])).toThrow('NOT_ALLOWED');
    const unknown: HeroesCommand = { type: 'next-turn', initiative: { z: 1 } };
    expect(() => carryOut(anew(), [...turns(3), unknown])).toThrow('NOT_ALLOWED');
  });

  test('H4 an effect ends before the count it began on, wherever the new order puts its bearer', () => {
    const frightened: HeroesCommand = { type: 'add-condition', target: 'd', condition: 'prone', rounds: 1 };
    // Begun on count 15 of round 1; in round 2 b acts on 16, then a on 12.
    const later = carryOut(carryOut(anew(), [frightened]), turns(4), [10, 15, 1, 2]);
    expect(later.state.turn).toMatchObject({ who: 'b', count: 16 });
    expect(conditionsOf(later, 'd')).toEqual(['prone']);
    expect(conditionsOf(carryOut(later, turns(1)), 'd')).toEqual([]);
  });

  test('the defeated don’t roll, and groups share one roll where equals do', () => {
    const down = carryOut(anew(), [{ type: 'ruling', target: 'b', points: 0 }]);
    expect(order(carryOut(down, turns(3), [1, 2, 3]))).toBe('b10 a3 d3 c2');
    const pair = [hero('a', 'pc'), { ...hero('b', 'foe'), group: 'g' }, { ...hero('c', 'foe'), group: 'g' }];
    const options = { rerollEachRound: true, groupInitiative: true };
    const grouped = carryOut(setUp(pair, options), [{ type: 'start', initiative: { a: 9, b: 5, c: 5 } }]);
    expect(order(carryOut(grouped, turns(3), [1, 17]))).toBe('b17 c17 a1');
  });
});

describe('the lowest count first', () => {
  const reversed = () => carryOut(setUp(all(), { lowestFirst: true }), [start]);

  test('H1 the order is by the lowest; ties go as ever: bonus first', () => {
    expect(order(reversed())).toBe('d1 c5 b10 a15');
    const tied = carryOut(setUp(all(), { lowestFirst: true }), [
      { type: 'start', initiative: { a: 7, b: 7, c: 7, d: 7 } },
    ]);
    expect(order(tied)).toBe('a7 b7 c7 d7');
    expect(logged(reversed())).toContain('D (1), C (5), B (10), A (15)');
  });

  test('H18 to delay is to wait for a higher count, 31 and the bonus at most', () => {
    const delay = (to: number): HeroesCommand => ({ type: 'delay', combatant: 'd', to });
    expect(order(carryOut(reversed(), [delay(12)]))).toBe('c5 b10 d12 a15');
    expect(order(carryOut(reversed(), [delay(31)]))).toBe('c5 b10 a15 d31');
    for (const to of [1, 0, 32])
      expect(() => carryOut(reversed(), [delay(to)])).toThrow(
        expect.objectContaining({ code: 'NOT_ALLOWED', path: 'to' }),
      );
    const waits = carryOut(reversed(), [{ type: 'delay', combatant: 'd' }, ...turns(3)]);
    expect(waits.state.turn).toMatchObject({ who: 'd', count: 31 });
  });

  test('H4 an effect has ended when a turn begins at or above its count', () => {
    const begun = carryOut(reversed(), [
      ...turns(1),
      { type: 'add-condition', target: 'a', condition: 'prone', rounds: 1 },
      ...turns(3),
    ]);
    expect(begun.state.turn).toMatchObject({ who: 'd', count: 1 });
    expect(conditionsOf(begun, 'a')).toEqual(['prone']);
    expect(conditionsOf(carryOut(begun, turns(1)), 'a')).toEqual([]);
  });
});

describe('linked initiative', () => {
  test('one roll for all, the leader’s, and they stand right after one another', () => {
    const linked = carryOut(setUp(all()), [link('c', 'a')]);
    const fight = carryOut(linked, [{ type: 'start' }], [10, 15, 5]);
    expect(order(fight)).toBe('c15 a15 b11 d5');
    expect(logged(linked)).toContain('C e A agem na mesma contagem');
  });

  test('a fight may be set up with links; they have to be of the fight, each once', () => {
    const made = (linked: string[][]) => newCombat(heroesD20, { combatants: all(), linked });
    expect(made([['b', 'd']]).linked).toEqual([['b', 'd']]);
    expect(() =>
      made([
        ['b', 'd'],
        ['a', 'b'],
      ]),
    ).toThrow(expect.objectContaining({ code: 'BAD_REQUEST', path: 'combat.linked[1][1]' }));
    expect(() => made([['b', 'z']])).toThrow('BAD_REQUEST');
  });

  test('whatever moves one moves all: by hand, by its count, by waiting', () => {
    const fight = carryOut(setUp(all()), [start, link('a', 'd')]);
    expect(order(fight)).toBe('a15 d15 b10 c5');
    expect(order(carryOut(fight, [{ type: 'reorder', combatant: 'd', before: null }]))).toBe(
      'b10 c5 a15 d15',
    );
    expect(order(carryOut(fight, [{ type: 'reorder', combatant: 'c', before: 'd' }]))).toBe('c5 a15 d15 b10');
    expect(order(carryOut(fight, [{ type: 'set-initiative', combatant: 'd', initiative: 7 }]))).toBe(
      'b10 a7 d7 c5',
    );
    expect(order(carryOut(fight, [{ type: 'delay', combatant: 'a', to: 7 }]))).toBe('b10 a7 d7 c5');
  });

  test('unlinked, or with one left, each has a place of its own', () => {
    const fight = carryOut(setUp(all()), [start, link('a', 'd')]);
    const apart = carryOut(fight, [
      { type: 'unlink-initiative', combatant: 'd' },
      { type: 'set-initiative', combatant: 'd', initiative: 7 },
    ]);
    expect(order(apart)).toBe('a15 b10 d7 c5');
    expect(carryOut(fight, [{ type: 'remove-combatant', combatant: 'a' }]).state.linked).toEqual([]);
    expect(() => carryOut(apart, [{ type: 'unlink-initiative', combatant: 'd' }])).toThrow('NOT_ALLOWED');
    expect(() => carryOut(apart, [link('b', 'b')])).toThrow(
      expect.objectContaining({ path: 'combatants[1]' }),
    );
  });

  test('with a new roll each round the leader rolls for all', () => {
    const fight = carryOut(setUp(all(), { rerollEachRound: true }), [start, link('a', 'd')]);
    expect(order(carryOut(fight, turns(4), [1, 15, 10]))).toBe('b16 c10 a3 d3');
  });
});

const someone = fc.constantFrom(...IDS);
const anything: fc.Arbitrary<HeroesCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<HeroesCommand>({ type: 'next-turn' }) },
  fc.record({ type: fc.constant('delay'), combatant: someone }),
  fc.record({ type: fc.constant('delay'), combatant: someone, to: fc.integer({ min: -15, max: 35 }) }),
  fc.record({ type: fc.constant('act-now'), combatant: someone }),
  fc.record({ type: fc.constant('ready'), combatant: someone, trigger: fc.constant('já') }),
  fc.record({ type: fc.constant('reorder'), combatant: someone, before: fc.option(someone) }),
  fc.record({
    type: fc.constant('set-initiative'),
    combatant: someone,
    initiative: fc.integer({ min: -9, max: 30 }),
  }),
  fc.record({
    type: fc.constant('link-initiative'),
    combatants: fc.uniqueArray(someone, { minLength: 2, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('unlink-initiative'), combatant: someone }),
  fc.record({ type: fc.constant('undo') }),
  fc.record({ type: fc.constant('redo') }),
);
const options = fc.record({ rerollEachRound: fc.boolean(), lowestFirst: fc.boolean() });

test('H3 law: whatever is moved, linked or rolled anew, all have their turn once a round, replay is the fight and undo takes one act back', () => {
  fc.assert(
    fc.property(options, fc.array(anything, { maxLength: 60 }), (house, commands) => {
      const initial = newCombat(heroesD20, { combatants: all(), options: house });
      const dice = diceFrom(seededSource(3));
      const rows: { command: Command; rolls: History['done'][number]['rolls'] }[] = [];
      let history = openHistory(initial);
      const carry = (command: HeroesCommand): void => {
        const before = stateOf(history);
        try {
          history = perform(heroesD20, history, command, dice);
        } catch (error) {
          if (!(error instanceof RodadaError)) throw error;
          return;
        }
        rows.push({ command, rolls: moveOf(history, command)?.rolls ?? [] });
        expectLawful(history);
        if (command.type === 'undo' || command.type === 'redo') return;
        expect(stateOf(perform(heroesD20, history, { type: 'undo' }, dice))).toBe(before);
      };
      carry(start);
      commands.forEach(carry);
      const again = replay(heroesD20, initial, structuredClone(rows));
      expect(stateOf(again)).toEqual(stateOf(history));
      expect(skipped(history)).toEqual([]);
    }),
  );
});

/** The order is a permutation, and those linked stand together on one count. */
function expectLawful(history: History): void {
  const { order: places, linked, acted, status } = stateOf(history);
  if (status === 'setup') return;
  expect(places.map(({ id }) => id).toSorted()).toEqual([...IDS]);
  expect(new Set(acted).size).toBe(acted.length);
  for (const link of linked) {
    const at = places.findIndex(({ id }) => id === link[0]);
    expect(places.slice(at, at + link.length).map(({ id }) => id)).toEqual(link);
    expect(new Set(places.slice(at, at + link.length).map(({ initiative }) => initiative)).size).toBe(1);
  }
}

/** Those who had no turn in a round that is over: everybody able had begun one before the next round came. */
function skipped(history: History): readonly string[] {
  return history.done.flatMap(({ state: after }, place) => {
    const before = history.done[place - 1]?.state;
    if (before === undefined || after.round === before.round || before.round === 0) return [];
    // Whoever delays to the end, or has its turn broken off, had begun one too; the last of all acts begins the round.
    const had = new Set([
      ...before.acted,
      ...before.combatants.flatMap((one) => (one.delaying ? one.id : [])),
    ]);
    return IDS.filter((id) => !had.has(id));
  });
}
