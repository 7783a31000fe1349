import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { readRawCommand } from '#shared/combat/raw-command.ts';
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
  tests,
  vitality,
  words,
  type Fight,
} from '#shared/rules/scop/testing/fight.ts';
import type { ScopCommand } from '#shared/rules/scop/commands.ts';

type Declare = Partial<FieldsOf<ScopCommand, 'declare'>>;

const axe = { id: 'axe', name: 'Machado', skill: 'Machados', traits: ['heavy'] };
const ngharSheet = {
  skills: { Machados: 2 },
  concepts: ['Guerreiro', 'Bárbaro'],
  strength: 1,
  weapons: [axe],
};
const nghar = fighter('Nghar', 'pc', ngharSheet);
const soldier = (id: string, sheet = {}) => fighter(id, 'foe', sheet);

const duel = (): Fight => begun([fighter('a', 'pc'), fighter('b', 'foe')]);
const ids = (fight: Fight): string[] => tests(fight).map(({ actor }) => actor?.id ?? '');

describe('a turn of two', () => {
  it('S7 both test at once, the higher level wins by the difference', () => {
    const fight = carryOut(duel(), [attack('a', 'b'), attack('b', 'a'), resolve], [3, 1]);
    expect(ids(fight)).toEqual(['a', 'b']);
    expect(vitality(fight, 'a', 'b')).toEqual([6, 4]);
  });

  it('S7 a tie does nothing', () => {
    const fight = carryOut(duel(), [attack('a', 'b'), attack('b', 'a'), resolve], [2, 2]);
    expect(vitality(fight, 'a', 'b')).toEqual([6, 6]);
    expect(tests(fight).map(({ outcome }) => outcome)).toEqual(['neutral', 'neutral']);
  });

  it('S7 who declares nothing tests to defend itself, and hits nobody', () => {
    const fight = carryOut(duel(), [attack('a', 'b'), resolve], [1, 3]);
    expect(ids(fight)).toEqual(['a', 'b']);
    expect(vitality(fight, 'a', 'b')).toEqual([6, 6]);
  });

  it("S10 Nghar's axe against média: margin 2 + heavy 1 + Força 1 − 2 is 2", () => {
    const fight = begun([nghar, soldier('s', { armor: 'medium' })], { armorOnAttacks: false });
    const done = carryOut(
      fight,
      [attack('Nghar', 's', { weapon: 'axe' }), attack('s', 'Nghar'), resolve],
      [2, 1, 2, 2],
    );
    expect(vitality(done, 'Nghar', 's')).toEqual([6, 4]);
    const damage = tests(done)[0]?.sums.find(({ purpose }) => purpose === 'damage');
    expect(damage?.terms.map(({ value }) => value)).toEqual([2, 1, 1, -2]);
  });

  it("S1 S4 the dice of a test: skill, the concepts named for it, and the narrator's modifier", () => {
    const weapon: Declare = { weapon: 'axe', helping: ['Guerreiro'] };
    const fight = begun([nghar, soldier('s')]);
    const with1 = (fields: Declare) =>
      diceOfCheck(
        carryOut(fight, [attack('Nghar', 's', { ...weapon, ...fields }), resolve], [6, 6, 6, 6, 6]),
        'Nghar',
      );
    expect(with1({})).toBe(3);
    expect(with1({ modifier: 1, hindering: ['Bárbaro'] })).toBe(3);
    const bare = carryOut(fight, [attack('Nghar', 's', { helping: 1 }), resolve], [6, 6, 6]);
    expect(diceOfCheck(bare, 'Nghar')).toBe(1);
  });

  it('S1 a concept must be its own, and counts once', () => {
    const fight = begun([nghar, soldier('s')]);
    const declare = (fields: Declare) => () => carryOut(fight, [attack('Nghar', 's', fields)]);
    expect(refusalOf(declare({ helping: ['Mago'] }))).toBe('NOT_ALLOWED helping');
    expect(refusalOf(declare({ helping: ['Guerreiro'], hindering: ['Guerreiro'] }))).toBe(
      'NOT_ALLOWED hindering',
    );
  });

  it('S10 média costs its bearer a die and pesada two, unless the option leaves attacks out', () => {
    const dice = (armor: string, options: object, naturals: number[]) =>
      diceOfCheck(
        carryOut(
          begun([fighter('a', 'pc', { armor }), soldier('b')], { ...options }),
          [attack('a', 'b'), resolve],
          naturals,
        ),
        'a',
      );
    expect(dice('light', {}, [6, 6])).toBe(0);
    expect(dice('medium', {}, [6, 6, 6])).toBe(-1);
    expect(dice('heavy', {}, [6, 6, 6, 6])).toBe(-2);
    expect(dice('heavy', { armorOnAttacks: false }, [6, 6])).toBe(0);
  });

  it("S10 a spell or thief's task minds armour whatever the option", () => {
    const fight = begun([fighter('a', 'pc', { armor: 'heavy' }), soldier('b')], { armorOnAttacks: false });
    expect(
      diceOfCheck(carryOut(fight, [attack('a', 'b', { agile: true }), resolve], [6, 6, 6, 6]), 'a'),
    ).toBe(-2);
    const sneaks: ScopCommand = { type: 'test', combatant: 'a', skill: 'Furtividade', agile: true };
    expect(diceOfCheck(carryOut(fight, [sneaks], [6, 6, 6]), 'a')).toBe(-2);
  });

  it("S10 a shield costs its bearer's attacker a die and takes nothing off damage", () => {
    const fight = begun([fighter('a', 'pc'), soldier('b', { shield: true })]);
    const done = carryOut(fight, [attack('a', 'b'), attack('b', 'a'), resolve], [3, 6, 1]);
    expect([diceOfCheck(done, 'a'), diceOfCheck(done, 'b')]).toEqual([-1, 0]);
    expect(vitality(done, 'a', 'b')).toEqual([6, 4]);
    const without = begun([fighter('a', 'pc'), soldier('b', { shield: true })], { shieldDice: 0 });
    expect(diceOfCheck(carryOut(without, [attack('a', 'b'), resolve], [3, 1]), 'a')).toBe(0);
  });

  it('S3 a fight may be fought with the older dice', () => {
    const fight = begun([fighter('a', 'pc'), soldier('b')], { dice: 'd10' });
    const done = carryOut(fight, [attack('a', 'b'), attack('b', 'a'), resolve], [4, 1, 9, 3]);
    expect(vitality(done, 'a', 'b')).toEqual([6, 4]);
  });

  it('tells every test with its dice, and damage after them', () => {
    const fight = begun([nghar, soldier('Soldado')]);
    const done = carryOut(fight, [attack('Nghar', 'Soldado', { weapon: 'axe' }), resolve], [3, 1, 6, 1]);
    expect(words(done)).toEqual([
      'Nghar ataca Soldado (Machado): Nível 4, atinge Soldado com margem 3',
      'Soldado se defende: Nível 1, é atingido',
    ]);
    const [test] = tests(done);
    expect(test?.sums.map(({ purpose, total }) => [purpose, total])).toEqual([
      ['pool', 2],
      ['test', 4],
      ['damage', 5],
    ]);
    expect(test?.sums[1]?.terms.map(({ dice }) => dice.map(({ kept }) => kept))).toEqual([
      [true],
      [true, false],
    ]);
    expect(done.events.at(-1)).toMatchObject({
      type: 'damage',
      amount: 5,
      from: 6,
      to: 1,
      by: { id: 'Nghar' },
    });
  });
});

describe('what a turn is asked', () => {
  it('once a turn, and the next one only when all is resolved', () => {
    const declared = carryOut(duel(), [attack('a', 'b')]);
    expect(refusalOf(() => carryOut(declared, [attack('a', 'b')]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(declared, [next]))).toBe('NOT_ALLOWED');
    const resolved = carryOut(declared, [resolve], [1, 1]);
    expect(refusalOf(() => carryOut(resolved, [attack('a', 'b')]))).toBe('NOT_ALLOWED combatant');
    expect(refusalOf(() => carryOut(resolved, [resolve]))).toBe('NOT_ALLOWED');
    const second = carryOut(resolved, [next, attack('a', 'b')]);
    expect([second.state.round, second.state.turn]).toEqual([2, null]);
  });

  it('a declaration can be withdrawn', () => {
    const withdrawn = carryOut(duel(), [attack('a', 'b'), { type: 'withdraw', combatant: 'a' }, next]);
    expect(withdrawn.state.round).toBe(2);
    expect(refusalOf(() => carryOut(withdrawn, [{ type: 'withdraw', combatant: 'a' }]))).toBe(
      'NOT_ALLOWED combatant',
    );
  });

  it.each<[Declare, string]>([
    [{ target: 'a' }, 'NOT_ALLOWED target'],
    [{ target: 'z' }, 'NOT_ALLOWED target'],
    [{ target: 'b', weapon: 'axe' }, 'NOT_ALLOWED weapon'],
    [{ target: 'b', dodge: false }, 'NOT_ALLOWED dodge'],
    [{ target: 'b', effect: { kind: 'condition', condition: 'happy' } }, 'BAD_REQUEST condition'],
    [
      { target: 'b', effect: { kind: 'condition', condition: 'fallen', details: { x: 1 } } },
      'BAD_REQUEST effect.details.x',
    ],
    [{ target: 'b', hitting: ['z'] }, 'NOT_ALLOWED hitting'],
    [{ target: 'b', victimConcepts: 1 }, 'NOT_ALLOWED victimConcepts'],
    [{ effect: 'damage' }, 'NOT_ALLOWED target'],
  ])('refuses %j', (fields, refusal) => {
    expect(refusalOf(() => carryOut(duel(), [{ type: 'declare', combatant: 'a', ...fields }]))).toBe(refusal);
  });

  it.each([
    [{ effect: 'sing' }, 'BAD_REQUEST effect'],
    [{ luck: 1 }, 'BAD_REQUEST luck'],
  ])('refuses what is not a declaration: %j', (fields, refusal) => {
    const wrong = readRawCommand({ ...attack('a', 'b'), ...fields });
    expect(refusalOf(() => carryOut(duel(), [wrong]))).toBe(refusal);
  });

  it('there is no initiative, and those out of the fight do nothing', () => {
    const start: ScopCommand = { type: 'start', initiative: { a: 3 } };
    const before = begun([fighter('a', 'pc'), fighter('b', 'foe')]);
    expect(
      refusalOf(() => carryOut({ ...before, state: { ...before.state, status: 'setup' } }, [start])),
    ).toBe('NOT_ALLOWED initiative');
    const felled = carryOut(duel(), [{ type: 'damage', target: 'a', amount: 6 }]);
    expect(refusalOf(() => carryOut(felled, [attack('a', 'b')]))).toBe('NOT_ALLOWED combatant');
  });

  it('one who leaves takes what it declared with it, and what was aimed at it', () => {
    const declared = carryOut(duel(), [attack('a', 'b'), attack('b', 'a')]);
    const left = carryOut(declared, [{ type: 'remove-combatant', combatant: 'b' }]);
    expect(refusalOf(() => carryOut(left, [resolve]))).toBe('NOT_ALLOWED');
    expect(one(left, 'a').standing).toBe('up');
  });
});
