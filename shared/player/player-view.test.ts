import { describe, expect, it } from 'vitest';
import type { CombatState } from '#shared/combat/state.ts';
import { stateOf } from '#shared/engine/history.ts';
import { fighter, now, play, setUp, turns } from '#shared/combat/testing/fight.ts';
import { plainSystem, type PlainCommand } from '#shared/combat/testing/plain-system.ts';
import { NOTHING_SHOWN, shownTo } from './player-memory.ts';
import { playerView } from './player-view.ts';

const INITIATIVE = { a: 15, b: 10, c: 5 };
const START: PlainCommand = { type: 'start', initiative: INITIATIVE };

const view = (state: CombatState) => playerView(state, plainSystem, { locale: 'pt-BR' });

/** `round | rows in order`, whose turn it is marked. */
function told(state: CombatState): string {
  const seen = view(state);
  if (seen === null) return '-';
  const rows = seen.groups.flatMap(({ rows }) => rows);
  return `${seen.round} | ${rows.map(({ name, now }) => (now ? `>${name}` : name)).join(' ')}`;
}

/** Three fighters a, b, c with some of them hidden, started, after so many turns. */
function after(count: number, ...hidden: readonly string[]): CombatState {
  const three = setUp(fighter('a', 0, 'pc'), fighter('b'), fighter('c'));
  const hide: PlainCommand[] =
    hidden.length === 0 ? [] : [{ type: 'hide', combatants: [...hidden], hidden: true }];
  return now(play(three, [...hide, START, ...turns(count)]));
}

it('players are told who is dead or gone by the narrator’s word, and by the rules', () => {
  const fates: readonly PlainCommand[] = [
    { type: 'set-fate', combatant: 'b', fate: 'dead' },
    { type: 'set-fate', combatant: 'c', fate: 'gone' },
  ];
  const state = now(play(setUp(fighter('a', 0, 'pc'), fighter('b'), fighter('c')), [START, ...fates]));
  const seen = (system = plainSystem) =>
    playerView(state, system, { locale: 'pt-BR' })?.groups.flatMap(({ rows }) =>
      rows.map(({ health }) => health),
    );
  expect(seen()).toEqual(['unhurt', 'dead', 'gone']);
  const deadly = { ...plainSystem, health: { ...plainSystem.health, isDead: () => true } };
  expect(seen(deadly)).toEqual(['dead', 'dead', 'dead']);
});

describe('what players see', () => {
  it('is nothing before the start and after the end', () => {
    expect(view(stateOf(setUp(fighter('a'))))).toBeNull();
    expect(
      view(now(play(setUp(fighter('a')), [{ type: 'start', initiative: { a: 1 } }, { type: 'end' }]))),
    ).toBeNull();
  });

  it('is the order with whose turn it is, in words', () => {
    const hurt: readonly PlainCommand[] = [
      { type: 'damage', target: 'a', amount: 4 },
      { type: 'damage', target: 'b', amount: 5 },
      { type: 'damage', target: 'c', amount: 10 },
      { type: 'temp-hp', target: 'a', amount: 9 },
      { type: 'add-condition', target: 'a', condition: 'marked', by: 'b', rounds: 3, note: 'amanhã' },
    ];
    const state = now(play(setUp(fighter('a', 0, 'pc'), fighter('b'), fighter('c')), [START, ...hurt]));
    const row = { now: false, delaying: false, conditions: [] };
    expect(view(state)).toEqual({
      round: 'Rodada 1',
      groups: [
        {
          label: null,
          now: false,
          rows: [
            { ...row, name: 'A', side: 'pc', now: true, health: 'hurt', conditions: ['marked'] },
            { ...row, name: 'B', side: 'foe', health: 'badly-hurt' },
            { ...row, name: 'C', side: 'foe', health: 'down' },
          ],
        },
      ],
    });
  });

  it('doesn’t move in a hidden one’s turn: it stays with whose turn came before', () => {
    expect(told(after(0, 'b'))).toBe('Rodada 1 | >A C');
    expect(told(after(1, 'b'))).toBe('Rodada 1 | >A C');
    expect(told(after(2, 'b'))).toBe('Rodada 1 | A >C');
  });

  it('at the top of a round goes to the first in sight: the round is the narrator’s', () => {
    expect(told(after(0, 'a'))).toBe('Rodada 1 | >B C');
    expect(told(after(3, 'a'))).toBe('Rodada 2 | >B C');
    expect(told(after(4, 'a'))).toBe('Rodada 2 | >B C');
  });

  it('doesn’t move to one who joins in a hidden one’s turn, above it', () => {
    const three = setUp(fighter('a'), fighter('b'), fighter('c'));
    const hide: PlainCommand = { type: 'hide', combatants: ['b'], hidden: true };
    const begun = play(three, [hide, START]);
    const memory = shownTo(now(begun), plainSystem, NOTHING_SHOWN);
    const join: PlainCommand = { type: 'add-combatant', combatant: fighter('d'), initiative: 12 };
    const joined = playerView(now(play(begun, [...turns(1), join])), plainSystem, {
      locale: 'pt-BR',
      memory,
    });
    const rows = joined?.groups.flatMap((group) => group.rows) ?? [];
    expect(rows.map((row) => [row.name, row.now])).toEqual([
      ['A', true],
      ['D', false],
      ['C', false],
    ]);
  });

  it('stays with the turn a hidden one breaks into', () => {
    const ready: readonly PlainCommand[] = [{ type: 'ready', combatant: 'a', trigger: 'x' }, ...turns(1)];
    const three = setUp(fighter('a'), fighter('b'), fighter('c'));
    const hide: PlainCommand = { type: 'hide', combatants: ['a'], hidden: true };
    const state = now(play(three, [hide, START, ...ready, { type: 'act-now', combatant: 'a' }]));
    expect(state.turn?.who).toBe('a');
    expect(told(state)).toBe('Rodada 1 | >B C');
  });

  it('follows hiding and showing at once', () => {
    const hide = (hidden: boolean): PlainCommand => ({ type: 'hide', combatants: ['c'], hidden });
    const three = play(setUp(fighter('a'), fighter('b'), fighter('c')), [START, hide(true)]);
    expect(told(now(three))).toBe('Rodada 1 | >A B');
    expect(told(now(play(three, [hide(false)])))).toBe('Rodada 1 | >A B C');
  });

  it('has an entry without a sheet among the others, and nothing of its health', () => {
    const trap = {
      id: 't',
      name: 'Armadilha',
      side: 'foe',
      kind: 'entry',
      hp: { current: 0, max: 0 },
    } as const;
    const add: PlainCommand = { type: 'add-combatant', combatant: trap, initiative: 7 };
    const state = now(play(setUp(fighter('a'), fighter('b'), fighter('c')), [START, add]));
    const rows = view(state)?.groups[0]?.rows ?? [];
    expect(rows.map(({ name, health }) => [name, health])).toContainEqual(['Armadilha', null]);
  });
});
