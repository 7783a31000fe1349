import { describe, expect, it } from 'vitest';
import {
  attack,
  begun,
  carryOut,
  diceOfCheck,
  fighter,
  next,
  one,
  refusalOf,
  resolve,
  setUp,
  tests,
  vitality,
} from '#shared/rules/scop/testing/fight.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';

const thief = fighter('ladra', 'pc', { skills: { Furtividade: 1 }, armor: 'medium' });
const all = [thief, fighter('a', 'foe', { skills: { Percepção: 1 } }), fighter('b', 'foe')];
const start: ScopCommand = { type: 'start' };
const surprised = (fight: ReturnType<typeof begun>) =>
  fight.state.combatants
    .filter(({ conditions }) => conditions.some(({ id }) => id === 'surprised'))
    .map(({ id }) => id);

describe('surprise', () => {
  const ambush: ScopCommand = {
    type: 'surprise',
    by: { combatant: 'ladra', skill: 'Furtividade', modifier: 1 },
    combatants: [{ combatant: 'a', skill: 'Percepção' }, 'b'],
  };

  it('S14 stealth against perception, one by one: those below it are surprised', () => {
    // Stealth 1 + 1 − 1 for the armour (S10): 2 and 1 are 3; a has 2 and 1, too; b has 2.
    const done = carryOut(setUp(all), [ambush], [2, 1, 2, 1, 2]);
    expect(diceOfCheck(done, 'ladra')).toBe(1);
    expect(tests(done).map(({ actor, outcome }) => `${actor?.id} ${outcome}`)).toEqual([
      'ladra neutral',
      'a success',
      'b failure',
    ]);
    expect(surprised(done)).toEqual(['b']);
  });

  it("S14 or by the narrator's word, before the start, with it, or in the first turn", () => {
    const said: ScopCommand = { type: 'surprise', combatants: ['b'] };
    expect(surprised(carryOut(setUp(all), [said]))).toEqual(['b']);
    expect(surprised(carryOut(setUp(all), [{ ...start, surprised: ['a'] }]))).toEqual(['a']);
    expect(surprised(carryOut(begun(all), [said]))).toEqual(['b']);
    expect(refusalOf(() => carryOut(begun(all), [next, said]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => carryOut(begun(all), [attack('a', 'ladra'), resolve, said], [1, 1, 1]))).toBe(
      'NOT_ALLOWED',
    );
  });

  it('S14 they do nothing in turn 1, and attacks on them have the whole level as margin', () => {
    const fight = carryOut(setUp(all), [{ ...start, surprised: ['b'] }]);
    expect(refusalOf(() => carryOut(fight, [attack('b', 'ladra')]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(fight, [{ type: 'move', combatant: 'b', group: 'x' }]))).toBe(
      'NOT_ALLOWED combatant',
    );
    const done = carryOut(fight, [attack('ladra', 'b'), resolve], [3, 6]);
    expect(tests(done)).toHaveLength(1);
    expect(vitality(done, 'b')).toEqual([3]);
  });

  it("S14 with what the victim's concepts make of it", () => {
    const fight = carryOut(setUp(all), [{ ...start, surprised: ['b'] }]);
    const done = (victimConcepts: number, naturals: number[]) =>
      vitality(carryOut(fight, [attack('ladra', 'b', { victimConcepts }), resolve], naturals), 'b');
    expect(done(-1, [3, 6])).toEqual([4]);
    expect(done(2, [3, 6])).toEqual([1]);
    expect(done(-3, [3, 6])).toEqual([6]);
    expect(done(2, [6, 6])).toEqual([6]);
  });

  it('S14 from turn 2 on they are as everyone', () => {
    const second = carryOut(setUp(all), [{ ...start, surprised: ['b'] }, next]);
    expect(surprised(second)).toEqual([]);
    expect(tests(carryOut(second, [attack('ladra', 'b'), resolve], [1, 1, 1]))).toHaveLength(2);
  });

  it('S14 one who joins surprised does nothing in that turn', () => {
    const added: ScopCommand = { type: 'add-combatant', combatant: fighter('c', 'foe'), surprised: true };
    const joined = carryOut(begun(all), [next, added]);
    expect(surprised(joined)).toEqual(['c']);
    expect(surprised(carryOut(joined, [next]))).toEqual([]);
  });
});

describe('before everyone', () => {
  const pair = () => begun([fighter('a', 'pc'), fighter('b', 'foe')]);
  const first: ScopCommand = { type: 'resolve-first' };

  it('S15 a step before everyone is settled before the rest is rolled', () => {
    const fast = attack('a', 'b', { first: true, damageBonus: 5 });
    const declared = carryOut(pair(), [fast, attack('b', 'a')]);
    const struck = carryOut(declared, [first], [3, 1]);
    expect(one(struck, 'b').standing).toBe('defeated');
    // Out of action before its turn came: what it meant to do no longer happens (S11).
    expect(vitality(carryOut(struck, [resolve]), 'a')).toEqual([6]);
    expect(vitality(carryOut(declared, [resolve], [3, 1]), 'a')).toEqual([6]);
  });

  it('S15 its target only defends itself in that step, and acts with the rest', () => {
    const declared = carryOut(pair(), [attack('a', 'b', { first: true }), attack('b', 'a')]);
    const done = carryOut(declared, [first], [1, 3]);
    expect(vitality(done, 'a', 'b')).toEqual([6, 6]);
    expect(vitality(carryOut(done, [resolve], [1, 3]), 'a', 'b')).toEqual([4, 6]);
  });

  it('S8 S15 interrupting someone before everyone takes its action away', () => {
    const declared = [attack('a', 'b', { first: true, effect: 'interrupt' }), attack('b', 'a'), first];
    const done = carryOut(pair(), declared, [3, 1]);
    expect(refusalOf(() => carryOut(done, [resolve]))).toBe('NOT_ALLOWED');
    expect(refusalOf(() => carryOut(done, [attack('b', 'a')]))).toBe('NOT_ALLOWED combatant');
  });

  it("S15 acting more than once is at the narrator's word", () => {
    const acted = carryOut(pair(), [attack('a', 'b', { first: true }), first], [2, 1]);
    expect(refusalOf(() => carryOut(acted, [attack('a', 'b')]))).toBe('NOT_ALLOWED combatant');
    const again = carryOut(acted, [attack('a', 'b', { again: true }), resolve], [3, 1]);
    expect(vitality(again, 'b')).toEqual([3]);
    const both = [attack('a', 'b', { first: true }), attack('a', 'b', { again: true }), resolve];
    expect(vitality(carryOut(pair(), both, [2, 1, 3, 1]), 'b')).toEqual([3]);
    expect(refusalOf(() => carryOut(pair(), [first]))).toBe('NOT_ALLOWED');
  });
});
