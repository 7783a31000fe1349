import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { say } from '#shared/text/translate.ts';
import { powerChoices, powerCounts } from '#shared/rules/heroes-d20/attack/choices.ts';
import { heroesD20 } from '#shared/rules/heroes-d20/index.ts';
import {
  carryOut,
  conditionsOf,
  hero,
  logged,
  one,
  setUp,
  strike,
  totalOf,
  trio,
  turns,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import type { Fight } from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const POWERS = [
  { id: 'fire', name: 'Fogo' },
  { id: 'ray', name: 'Raio', kind: 'thrown', cost: 2 },
  { id: 'fly', name: 'Voo', cost: 0, speedBonus: 2 },
];
const create = (power: string, fields: Partial<FieldsOf<HeroesCommand, 'power'>> = {}): HeroesCommand => ({
  type: 'power',
  combatant: 'a',
  power,
  ...fields,
});
const drop = (power: string): HeroesCommand => ({ type: 'drop-power', combatant: 'a', power });

/** A trio whose `a` has INT 3, Controle 5 and 4 MP. */
function powered(sheet = {}): Fight {
  return trio({ a: { int: 3, control: 5, mp: 4, powers: POWERS, ...sheet } });
}

const mp = (fight: Fight, id = 'a'): unknown => heroesD20.figures(one(fight, id))['mp'];

describe('creating a power (H15)', () => {
  test('H15 a Controle test against the table’s difficulty, a movement action, the first round’s MP', () => {
    const made = carryOut(powered(), [create('fire')], [10]);
    expect(made.state.turn?.spent).toEqual(['movement']);
    expect([totalOf(made, 'test'), totalOf(made, 'difficulty')]).toEqual([15, 15]);
    expect(conditionsOf(made, 'a')).toEqual(['power']);
    expect(heroesD20.figures(one(made, 'a'))).toEqual({ mp: 3, maxMp: 4 });
    expect(logged(made)).toBe(
      'A cria o poder Fogo: passa, 15 contra 15 · A recebe a condição Poder: Fogo por 3 rodadas · A gasta 1 MP em Fogo, restam 3',
    );
  });

  test('H15 a failed test spends the action, not the MP', () => {
    const failed = carryOut(powered(), [create('fire')], [9]);
    expect(failed.state.turn?.spent).toEqual(['movement']);
    expect(conditionsOf(failed, 'a')).toEqual([]);
    expect(mp(failed)).toBe(4);
    expect(logged(failed)).toBe('A cria o poder Fogo: falha, 14 contra 15');
  });

  test('H15 the difficulty is the option powerDifficulty, or as given; a bonus counts', () => {
    const fight = setUp([hero('a', 'pc', { control: 5, powers: POWERS, mp: 1 })], { powerDifficulty: 17 });
    const started = carryOut(fight, [{ type: 'start', initiative: { a: 1 } }]);
    expect(logged(carryOut(started, [create('fire')], [11]))).toContain('falha, 16 contra 17');
    expect(logged(carryOut(started, [create('fire', { difficulty: 16 })], [11]))).toContain('passa');
    expect(logged(carryOut(started, [create('fire', { bonus: 1 })], [11]))).toContain('passa, 17 contra 17');
  });

  test('H15 one that can’t be paid, is unknown or is already kept is refused before the die falls', () => {
    const refused = (fight: Fight, power: string) => refusalOf(() => carryOut(fight, [create(power)], [20]));
    expect(refused(powered({ mp: 1 }), 'ray')).toBe('NOT_ALLOWED power');
    expect(refused(powered(), 'laser')).toBe('NOT_ALLOWED power');
    expect(refused(carryOut(powered(), [create('fire')], [20]), 'fire')).toBe('NOT_ALLOWED power');
    expect(refusalOf(() => carryOut(powered(), [create('fire', { combatant: 'b' })]))).toBe(
      'NOT_ALLOWED power',
    );
    expect(refusalOf(() => carryOut(powered(), [...turns(1), create('fire')]))).toBe('NOT_ALLOWED combatant');
  });

  test('H16 the third movement action is refused', () => {
    const spent = carryOut(powered(), [create('fire'), create('ray')], [1, 1]);
    expect(refusalOf(() => carryOut(spent, [create('fly')], [20]))).toBe('NOT_ALLOWED');
  });
});

describe('keeping powers (H4, H15)', () => {
  test('H15 one MP a round, paid as the count it began on comes again', () => {
    let fight = carryOut(powered(), [create('fire')], [10]);
    const left = [mp(fight)];
    for (let turn = 0; turn < 3 * 3; turn += 1) {
      fight = carryOut(fight, turns(1));
      left.push(mp(fight));
    }
    expect(left).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1, 1]);
    expect(conditionsOf(fight, 'a')).toEqual([]);
  });

  test('H4 H15 it ends right before its count after max(1, INT) rounds, whoever acts then', () => {
    const begun = carryOut(powered(), [create('fire')], [10]);
    const later = carryOut(begun, [...turns(1), { type: 'set-initiative', combatant: 'a', initiative: 1 }]);
    expect(conditionsOf(carryOut(later, turns(7)), 'a')).toEqual(['power']);
    const ended = carryOut(later, turns(8));
    expect([ended.state.round, ended.state.turn?.who, conditionsOf(ended, 'a')]).toEqual([4, 'b', []]);
    expect(mp(ended)).toBe(1);
    const dull = carryOut(powered({ int: -2 }), [create('fire')], [10]);
    expect(conditionsOf(carryOut(dull, turns(2)), 'a')).toEqual(['power']);
    expect(conditionsOf(carryOut(dull, turns(3)), 'a')).toEqual([]);
  });

  test('H15 it ends as soon as its MP can’t be paid', () => {
    const begun = carryOut(powered({ mp: 2 }), [create('fire')], [10]);
    expect(conditionsOf(carryOut(begun, turns(3)), 'a')).toEqual(['power']);
    const ended = carryOut(begun, turns(6));
    expect([conditionsOf(ended, 'a'), mp(ended)]).toEqual([[], 0]);
    expect(logged(ended)).toContain('O poder Fogo de A acaba por falta de MP');
  });

  test('H15 several powers are kept and paid for each by itself', () => {
    const both = carryOut(powered(), [create('fire'), create('ray')], [10, 10]);
    expect(conditionsOf(both, 'a')).toEqual(['power']);
    expect(logged(both)).toContain('Poder: Fogo, Raio');
    expect(mp(both)).toBe(1);
    const next = carryOut(both, turns(3));
    expect(mp(next)).toBe(0);
    expect(powerChoices(one(next, 'a')).map(({ active }) => active?.id ?? null)).toEqual([
      'fire',
      null,
      null,
    ]);
  });

  test('H4 of several powers each ends on its own count', () => {
    const first = carryOut(powered({ int: 1, mp: 9 }), [create('fire')], [10]);
    const second: readonly HeroesCommand[] = [
      { type: 'ready', combatant: 'a', trigger: 'agora' },
      ...turns(1),
      { type: 'act-now', combatant: 'a' },
      create('fly'),
    ];
    const both = carryOut(first, second, [10]);
    expect(one(both, 'a').conditions[0]?.ends).toEqual({ at: 'count', round: 2, count: 10 });
    const fireOver = carryOut(both, [
      { type: 'set-initiative', combatant: 'c', initiative: 14 },
      ...turns(3),
    ]);
    expect([fireOver.state.round, fireOver.state.turn?.who]).toEqual([2, 'c']);
    expect(logged(fireOver)).toContain('O poder Fogo de A acaba');
    expect(powerChoices(one(fireOver, 'a')).map(({ active }) => active !== null)).toEqual([
      false,
      false,
      true,
    ]);
    expect(conditionsOf(carryOut(fireOver, turns(1)), 'a')).toEqual([]);
  });

  test('H15 dropped at any time for nothing; the others go on', () => {
    const both = carryOut(powered(), [create('fire'), create('fly'), ...turns(1), drop('fire')], [10, 10]);
    expect(both.state.turn?.spent).toEqual([]);
    expect(logged(both)).toBe('A encerra o poder Fogo');
    expect(conditionsOf(both, 'a')).toEqual(['power']);
    const none = carryOut(both, [drop('fly')]);
    expect(conditionsOf(none, 'a')).toEqual([]);
    expect(refusalOf(() => carryOut(none, [drop('fly')]))).toBe('NOT_ALLOWED power');
  });

  test('H15 MP are set by the narrator’s word, and those of one without any don’t show', () => {
    const rested = carryOut(powered(), [{ type: 'set-mp', combatant: 'a', mp: 1 }]);
    expect(logged(rested)).toBe('MP de A: de 4 para 1 · pelo narrador');
    expect(mp(rested)).toBe(1);
    expect(heroesD20.figures(one(rested, 'b'))).toEqual({});
    const words = (id: string) => heroesD20.figuresLine?.(one(rested, id)).map((told) => say(told, 'pt-BR'));
    expect([words('a'), words('b')]).toEqual([['MP 1 de 4'], []]);
    expect(refusalOf(() => carryOut(rested, [{ type: 'set-mp', combatant: 'a', mp: -1 }]))).toBe(
      'BAD_REQUEST mp',
    );
  });
});

describe('what a kept power changes', () => {
  test('H15 its INT counts on attacks that use it', () => {
    const blow = (fight: Fight, power: boolean) =>
      totalOf(carryOut(fight, [strike('a', 'b', { power })], [2, 19]), 'attack');
    const made = carryOut(powered(), [create('fire')], [10]);
    const byHand = carryOut(powered(), [{ type: 'add-condition', target: 'a', condition: 'power' }]);
    expect([blow(made, true), blow(made, false), blow(byHand, true)]).toEqual([10, 7, 10]);
  });

  test('H15 refused without one being kept, or one that doesn’t fit the weapon: held for melee, thrown for ranged', () => {
    const refused = (fight: Fight, weapon: string) =>
      refusalOf(() => carryOut(fight, [strike('a', 'b', { weapon, power: true })], [2, 19]));
    expect(refused(powered(), 'sword')).toBe('NOT_ALLOWED power');
    expect(refused(carryOut(powered(), [create('fire')], [2]), 'sword')).toBe('NOT_ALLOWED power');
    expect(refused(carryOut(powered(), [create('fire')], [10]), 'bow')).toBe('NOT_ALLOWED power');
    expect(refused(carryOut(powered(), [create('ray')], [10]), 'touch')).toBe('NOT_ALLOWED power');
    const dropped = carryOut(powered(), [create('ray'), drop('ray')], [10]);
    expect(refused(dropped, 'bow')).toBe('NOT_ALLOWED power');
    const thrown = carryOut(
      powered(),
      [create('ray'), strike('a', 'b', { weapon: 'bow', power: true })],
      [10, 2, 19],
    );
    expect(totalOf(thrown, 'attack')).toBe(10);
  });

  test('H15 a held one counts in melee and touch, a thrown one from afar', () => {
    const held = one(carryOut(powered(), [create('fire')], [10]), 'a');
    const thrown = one(carryOut(powered(), [create('ray')], [10]), 'a');
    const kinds = ['melee', 'touch', 'ranged'] as const;
    expect(kinds.map((kind) => powerCounts(held, { kind }))).toEqual([true, true, false]);
    expect(kinds.map((kind) => powerCounts(thrown, { kind }))).toEqual([false, false, true]);
    expect(kinds.map((kind) => powerCounts(one(powered(), 'a'), { kind }))).toEqual([false, false, false]);
    const byHand = carryOut(powered(), [
      { type: 'add-condition', target: 'a', condition: 'power', rounds: 2 },
    ]);
    expect(kinds.map((kind) => powerCounts(one(byHand, 'a'), { kind }))).toEqual([true, true, true]);
    expect(conditionsOf(carryOut(byHand, turns(6)), 'a')).toEqual([]);
  });

  test('H17 a speed power adds 3 m per bonus instead of DES, with that of a speedster', () => {
    const flying = carryOut(powered({ dex: 1 }), [create('fly')], [10]);
    expect(heroesD20.movement(one(flying, 'a'))).toBe(15);
    const swift = carryOut(powered({ speedster: { bonus: 1 } }), [create('fly')], [10]);
    expect(heroesD20.movement(one(swift, 'a'))).toBe(18);
  });

  test('H15 what could be kept for how long', () => {
    const rounds = (sheet: object) => powerChoices(one(powered(sheet), 'a')).map((choice) => choice.rounds);
    expect(rounds({})).toEqual([3, 2, 3]);
    expect(rounds({ mp: 1 })).toEqual([1, 0, 3]);
  });
});
