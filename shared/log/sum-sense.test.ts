import { describe, expect, it } from 'vitest';
import type { CombatEvent, Sum, SumSense } from '#shared/combat/events.ts';
import { figuresOf, figuresText } from './arithmetic.ts';
import { luckByDie } from './statistics/luck.ts';
import { senseOf } from './sum-sense.ts';
import { EVENTS, sum, term } from './testing/events.ts';

const saying = (sense: SumSense, one: Sum): Sum => ({ ...one, sense });
const rolled = (purpose: string, natural: number, rule = 'X1'): Sum =>
  sum(purpose, [{ ...term('d20', natural, 20), rule }]);
const checked = (...sums: readonly Sum[]): Extract<CombatEvent, { type: 'test' }> => ({
  ...EVENTS.test,
  sums,
});
const words = (...sums: readonly Sum[]) =>
  figuresOf(checked(...sums)).map((figures) => figuresText(figures, 'pt-BR'));

describe('what a sum is to a reader', () => {
  it('it says itself, whatever its purpose is called', () => {
    const parry = rolled('parry', 12);
    expect(words(rolled('strike', 15), parry)).toEqual(['Teste 15', 'Teste 12']);
    expect(words(saying({ unnamed: true }, rolled('strike', 15)), saying({ opposes: true }, parry))).toEqual([
      '15 ≥ 12',
    ]);
    expect(words(saying({}, rolled('attack', 15)), saying({}, rolled('defense', 12)))).toEqual([
      'Teste 15',
      'Teste 12',
    ]);
  });

  it('follows from a purpose that all systems share where it says nothing', () => {
    expect(words(rolled('attack', 15), rolled('defense', 12), rolled('damage', 4))).toEqual(['15 ≥ 12', '4']);
    expect(senseOf(rolled('damage', 4)).damage).toBe(true);
    expect(senseOf(rolled('wound', 4))).toEqual({});
  });
});

describe('luck of naturals', () => {
  const party = (...sums: readonly Sum[]) => luckByDie([checked(...sums)])[0]?.party?.total;

  it('is on the side that rolled them, as the sum says', () => {
    expect(
      luckByDie([checked(rolled('strike', 15), saying({ byTarget: true }, rolled('parry', 12)))]),
    ).toEqual([{ sides: 20, party: { dice: 1, total: 4.5 }, foes: { dice: 1, total: 1.5 } }]);
  });

  it('is in low ones only where the sum says so, and in saves told before sums said it (C1)', () => {
    expect(party(rolled('save', 20))).toBe(9.5);
    expect(party(saying({ lowWins: true }, rolled('save', 20)))).toBe(-9.5);
    expect(party(rolled('save', 20, 'C1'))).toBe(-9.5);
  });

  it('counts the dice of a place in the order as they were rolled, one d20 where nothing is said', () => {
    const dice = [6, 4].map((natural) => ({ sides: 6, natural, kept: true }));
    const [first, second] = EVENTS.started.order;
    if (first === undefined || second === undefined) throw new Error('nobody');
    const order = [first, { ...second, natural: 10, dice }];
    expect(luckByDie([{ ...EVENTS.started, order }])).toEqual([
      { sides: 20, party: null, foes: { dice: 1, total: 5 - 10.5 } },
      { sides: 6, party: { dice: 2, total: 10 - 7 }, foes: null },
    ]);
  });
});
