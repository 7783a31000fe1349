import { describe, expect, it } from 'vitest';
import { openHistory } from '#shared/engine/history.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { fighter, now, orderOf, play, turnOf, turns } from '#shared/combat/testing/fight.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';

const setup = {
  combatants: [fighter('a'), fighter('b')],
  reserves: [
    { round: 2, combatant: fighter('w1') },
    { round: 2, combatant: fighter('w2'), initiative: 12 },
  ],
};
const waiting = openHistory(newCombat(plainSystem, setup));
const started = play(waiting, [{ type: 'start', initiative: { a: 15, b: 10 } }]);

describe('waves', () => {
  it('take no part until they are brought in, then roll or take what is typed', () => {
    expect([orderOf(started), now(started).reserves.length]).toEqual(['a b', 2]);
    const second = play(started, [...turns(2), { type: 'bring-in', combatants: ['w1', 'w2'] }], [20]);
    expect([orderOf(second), now(second).reserves]).toEqual(['w1 a w2 b', []]);
    expect(now(second).order[2]).toEqual({ id: 'w2', initiative: 12 });
    expect(turnOf(play(second, turns(1)))).toBe('2:w2');
  });

  it('come before the start too, and undo lets them wait again', () => {
    const early = play(waiting, [{ type: 'bring-in', combatants: ['w2'] }]);
    expect(now(early).combatants.map(({ id }) => id)).toEqual(['a', 'b', 'w2']);
    expect(now(play(early, [{ type: 'undo' }]))).toEqual(now(waiting));
  });

  it('can be sent away, and nobody takes their id', () => {
    const gone = play(started, [{ type: 'remove-combatant', combatant: 'w1' }]);
    expect(now(gone).reserves.map(({ combatant }) => combatant.id)).toEqual(['w2']);
    expect(() => play(gone, [{ type: 'bring-in', combatants: ['w1'] }])).toThrow('NOT_ALLOWED');
    expect(() => play(started, [{ type: 'add-combatant', combatant: fighter('w2') }])).toThrow('NOT_ALLOWED');
    const twice = { ...setup, reserves: [{ round: 2, combatant: fighter('a') }] };
    expect(() => newCombat(plainSystem, twice)).toThrow(
      expect.objectContaining({ path: 'combat.reserves[0].combatant.id' }),
    );
  });

  it('are waited for, round by round, when nobody who is there can act', () => {
    const fallen = play(started, [
      { type: 'damage', target: 'a', amount: 99 },
      { type: 'damage', target: 'b', amount: 99 },
      ...turns(2),
    ]);
    expect(turnOf(fallen)).toBe('3:-');
    const come = play(fallen, [{ type: 'bring-in', combatants: ['w2'] }, ...turns(1)]);
    expect(turnOf(come)).toBe('3:w2');
    const alone = play(fallen, [
      { type: 'remove-combatant', combatant: 'w1' },
      { type: 'remove-combatant', combatant: 'w2' },
    ]);
    expect(() => play(alone, turns(1))).toThrow('NOT_ALLOWED');
  });
});
