import { describe, expect, it } from 'vitest';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';
import { attack, begun, carryOut, fighter, resolve, setUp } from '#shared/rules/scop/testing/fight.ts';
import { ableToDeclare, allLines, linesOf, stageOf, undeclared } from './turn-sheet.ts';

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const three = () => begun([fighter('x', 'pc'), fighter('a', 'foe'), fighter('b', 'foe')]);
const move: ScopCommand = { type: 'move', combatant: 'b', group: 'ponte' };

describe('the sheet of a turn', () => {
  it('has a line for each that declared or rolls, in the order of the combatants', () => {
    const { state } = carryOut(three(), [attack('a', 'x')]);
    expect(
      allLines(state).map(({ who, intent, target, check }) => [
        who.id,
        intent !== null,
        target?.id,
        check !== null,
      ]),
    ).toEqual([
      ['x', false, undefined, true],
      ['a', true, 'x', true],
    ]);
    expect(allLines(setUp([fighter('x', 'pc')]).state)).toEqual([]);
  });

  it('S15 keeps what comes before everyone apart', () => {
    const { state } = carryOut(three(), [attack('a', 'x', { first: true }), attack('x', 'a')]);
    expect(linesOf(state, true).map(({ who }) => who.id)).toEqual(['x', 'a']);
    expect(linesOf(state, false).map(({ who }) => who.id)).toEqual(['x', 'a']);
    expect(linesOf(state, true)[0]?.intent).toBeNull();
  });

  it('S9 offers one alone whom else to hit, and only one alone', () => {
    const all = [attack('x', 'a'), attack('a', 'x'), attack('b', 'x')];
    const alone = carryOut(three(), all).state;
    expect(linesOf(alone, false).map(({ instead }) => ids(instead))).toEqual([['b'], [], []]);
    const four = begun([fighter('x', 'pc'), fighter('y', 'pc'), fighter('a', 'foe'), fighter('b', 'foe')]);
    expect(linesOf(carryOut(four, all).state, false)[0]?.instead).toEqual([]);
  });

  it('S6 says when the target does not react', () => {
    const { state } = carryOut(three(), [move, attack('x', 'b')]);
    expect(linesOf(state, false).map(({ who, open }) => [who.id, open])).toEqual([['x', true]]);
  });
});

describe('who still has to declare', () => {
  it('is nobody who has declared, acted, moves, is surprised or out', () => {
    const fight = three();
    expect(ids(undeclared(fight.state))).toEqual(['x', 'a', 'b']);
    expect(ids(undeclared(carryOut(fight, [attack('x', 'a'), move]).state))).toEqual(['a']);
    const acted = carryOut(fight, [attack('x', 'a'), resolve], [1, 1]).state;
    expect(ids(undeclared(acted))).toEqual(['a', 'b']);
    expect(ids(ableToDeclare(acted))).toEqual(['x', 'a', 'b']);
    const hit = carryOut(fight, [
      { type: 'surprise', combatants: ['a'] },
      { type: 'damage', target: 'b', amount: 6 },
    ]).state;
    expect(ids(undeclared(hit))).toEqual(['x']);
  });

  it('tells the stage of the turn', () => {
    const fight = begun([fighter('x', 'pc'), fighter('a', 'foe')]);
    const stage = (commands: Parameters<typeof carryOut>[1], naturals: readonly number[] = []) =>
      stageOf(carryOut(fight, commands, naturals).state);
    expect(stage([])).toBe('declare');
    expect(stage([attack('x', 'a')])).toBe('declare');
    expect(stage([attack('x', 'a'), attack('a', 'x')])).toBe('declared');
    expect(stage([attack('x', 'a', { first: true }), attack('a', 'x')])).toBe('first');
    expect(stage([attack('x', 'a'), resolve], [1, 1])).toBe('resolved');
    const gone = (who: string): ScopCommand => ({ type: 'move', combatant: who, group: null });
    expect(stage([gone('x'), gone('a')])).toBe('nobody');
  });
});
