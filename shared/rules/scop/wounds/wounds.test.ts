import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWith } from '#shared/schema/read.ts';
import { optionsSchema } from '#shared/rules/scop/options.ts';
import {
  attack,
  begun,
  carryOut,
  diceOfCheck,
  fighter,
  next,
  one,
  resolve,
  setUp,
  vitality,
} from '#shared/rules/scop/testing/fight.ts';
import { deathPoint, woundDiceOf } from './wounds.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';

const house = readWith(optionsSchema, {}, 'options');
const at = (current: number, max = 10) => ({ current, max, temp: 0 });
const hurt = (target: string, amount: number): ScopCommand => ({ type: 'damage', target, amount });
const duel = (options = {}) => begun([fighter('a', 'pc', {}, 10), fighter('b', 'foe', {}, 10)], options);
const bout = [attack('a', 'b'), attack('b', 'a'), resolve];

describe('wounds', () => {
  it.each([
    [10, 10, 0],
    [6, 10, 0],
    [5, 10, 1],
    [3, 10, 1],
    [2, 10, 2],
    [-4, 10, 2],
    [3, 7, 1],
    [4, 7, 0],
    [2, 2, 0],
    [1, 2, 2],
  ])('S11 Vitalidade %i of %i costs %i dice', (current, max, dice) => {
    expect(woundDiceOf(at(current, max), house)).toBe(dice);
  });

  it('S11 penalties count from the next turn on, also for one that was not resolved yet', () => {
    const wounded = carryOut(duel(), [hurt('a', 8)]);
    expect(one(wounded, 'a').own).toMatchObject({ woundDice: 0 });
    expect(diceOfCheck(carryOut(wounded, bout, [1, 1]), 'a')).toBe(0);
    const later = carryOut(wounded, [next, ...bout], [1, 6, 6, 1]);
    expect(diceOfCheck(later, 'a')).toBe(-2);
  });

  it('S11 a blow before everyone costs its victim nothing in the same turn', () => {
    const first = attack('b', 'a', { first: true, damageBonus: 7 });
    // a 1, b 2 before everyone; then a 3, b 1, with no penalty die although a has 2 left.
    const done = carryOut(duel(), [first, attack('a', 'b'), resolve], [1, 2, 3, 1]);
    expect(vitality(done, 'a', 'b')).toEqual([2, 8]);
  });

  it('S11 healing, too, counts from the next turn on', () => {
    const wounded = carryOut(duel(), [hurt('a', 8), next, { type: 'heal', target: 'a', amount: 8 }]);
    expect(diceOfCheck(carryOut(wounded, bout, [1, 1, 1, 1]), 'a')).toBe(-2);
    expect(diceOfCheck(carryOut(wounded, [next, ...bout], [1, 1]), 'a')).toBe(0);
  });

  it('S11 at 0 or less out of action, at −maximum dead, and no further down', () => {
    const felled = carryOut(duel(), [hurt('a', 10), hurt('b', 12)]);
    expect([one(felled, 'a').standing, one(felled, 'b').standing]).toEqual(['down', 'defeated']);
    expect(vitality(felled, 'a', 'b')).toEqual([0, -2]);
    const dead = carryOut(felled, [hurt('a', 99)]);
    expect(vitality(dead, 'a')).toEqual([-10]);
    expect(one(dead, 'a').standing).toBe('defeated');
    expect(dead.events.map((event) => (event.type === 'consequence' ? event.kind : event.type))).toEqual([
      'damage',
      'standing',
      'died',
    ]);
    expect(carryOut(dead, [hurt('a', 1)]).events).toHaveLength(1);
  });

  it('S11 one healed over 0 rises', () => {
    const raised = carryOut(duel(), [hurt('a', 12), { type: 'heal', target: 'a', amount: 3 }]);
    expect(one(raised, 'a')).toMatchObject({ standing: 'up', hp: { current: 1 } });
  });

  it('S11 one out of action no longer defends itself; a blow meant for it while it stood comes to nothing', () => {
    const helpless = carryOut(duel(), [hurt('b', 10), attack('a', 'b'), resolve], [2]);
    expect(vitality(helpless, 'b')).toEqual([-2]);
    const late = carryOut(duel(), [attack('a', 'b'), hurt('b', 10), resolve]);
    expect(vitality(late, 'b')).toEqual([0]);
  });

  it("S11 the bands are the campaign's to edit", () => {
    const options = {
      woundBands: [{ at: 100, of: 'percent', dice: 3 }],
      outAt: -2,
      deathPercent: 50,
    };
    const wounded = carryOut(duel(options), [hurt('a', 1), hurt('b', 11), next]);
    expect(one(wounded, 'a').own).toMatchObject({ woundDice: 3 });
    expect(one(wounded, 'b').standing).toBe('up');
    expect(one(carryOut(wounded, [hurt('b', 99)]), 'b')).toMatchObject({
      standing: 'defeated',
      hp: { current: -5 },
    });
    const setup = setUp([{ ...fighter('c', 'foe'), hp: { current: -1, max: 6 } }], options);
    expect(one(setup, 'c').standing).toBe('up');
  });

  it('S11 law: Vitalidade never goes under −maximum, whatever is dealt', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.array(fc.nat({ max: 40 }), { maxLength: 8 }), (max, blows) => {
        const fight = begun([fighter('a', 'pc', {}, max), fighter('b', 'foe')]);
        const done = carryOut(
          fight,
          blows.map((amount) => hurt('a', amount)),
        );
        const dealt = blows.reduce((sum, amount) => sum + amount, 0);
        expect(vitality(done, 'a')[0]).toBe(Math.max(deathPoint(max, house), max - dealt));
      }),
    );
  });
});
