import { describe, expect, it } from 'vitest';
import type { CombatState } from '#shared/combat/state.ts';
import { afterToggle, idsIn, linesOf, type Kept, type Line } from './order-lines.ts';
import { orderRows } from './order-rows.ts';
import { act, fightState, heroes } from '#renderer/fight/testing/fight.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';

/** The fight with the two thugs as a group. */
function grouped(state: CombatState = fightState()): CombatState {
  const combatants = state.combatants.map((one) => ({
    ...one,
    group: one.side === 'foe' ? 'p1' : one.group,
  }));
  return { ...state, combatants };
}

const lines = (state: CombatState, kept: Kept = {}) =>
  linesOf(orderRows(state, heroes, { locale: 'pt-BR' }), kept);
const shapes = (of: readonly Line[]) => of.map((line) => (line.kind === 'row' ? line.id : idsIn(line)));
const groupIn = (of: readonly Line[]) => {
  const line = of.find(({ kind }) => kind === 'group');
  if (line?.kind !== 'group') throw new Error('No group.');
  return line;
};

describe('groups of equals', () => {
  it('stand in one line while they follow one another, and open on the turn of one of them', () => {
    const before = grouped();
    expect(shapes(lines(before))).toEqual(['agata', 'breno', ['capanga-1', 'capanga-2'], 'nilo']);
    const onTurn = [1, 2].reduce((state) => act(state, { type: 'next-turn' }).state, before);
    expect(onTurn.turn?.who).toBe('capanga-1');
    expect(shapes(lines(onTurn))).toEqual([
      'agata',
      'breno',
      ['capanga-1', 'capanga-2'],
      'capanga-1',
      'capanga-2',
      'nilo',
    ]);
    expect(groupIn(lines(act(onTurn, { type: 'next-turn' }).state)).open).toBe(false);
  });

  it('fall apart where somebody stands between them', () => {
    const command: AnyCommand = { type: 'reorder', combatant: 'nilo', before: 'capanga-2' };
    const { state } = act(grouped(), command);
    expect(lines(state).every(({ kind }) => kind === 'row')).toBe(true);
  });

  it('are kept open or closed by the narrator, until that is how they would stand anyway', () => {
    const closed = groupIn(lines(grouped()));
    const kept = afterToggle({}, closed);
    expect(kept).toEqual({ p1: 'open' });
    const open = groupIn(lines(grouped(), kept));
    expect(open.open).toBe(true);
    expect(afterToggle(kept, open)).toEqual({});
  });

  it('tell in one line how their members fare', () => {
    const hurt = act(grouped(), { type: 'damage', target: 'capanga-1', amount: 9 }).state;
    const { state } = act(hurt, { type: 'add-condition', target: 'capanga-1', condition: 'prone' });
    expect(groupIn(lines(state)).summary).toMatchObject({
      name: 'Capanga',
      count: 2,
      sum: { current: 3, max: 24 },
      worst: { name: 'Capanga 1', current: 3, max: 12 },
      hurt: 1,
      fallen: 1,
      conditions: [{ label: { key: 'heroes-d20:condition.prone' }, count: 1 }],
    });
  });

  it('give the same lines again where nothing has changed', () => {
    const rows = orderRows(grouped(), heroes, { locale: 'pt-BR' });
    const before = linesOf(rows, {});
    expect(linesOf(rows, {}, before).every((line, index) => line === before[index])).toBe(true);
    const healed = act(grouped(), { type: 'heal', target: 'agata', amount: 1 }).state;
    const after = linesOf(orderRows(healed, heroes, { locale: 'pt-BR', before: rows }), {}, before);
    expect(after.map((line, index) => line === before[index])).toEqual([false, true, true, true]);
  });
});
