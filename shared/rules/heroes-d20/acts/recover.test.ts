import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import { recoverableOf } from '#shared/rules/heroes-d20/attack/choices.ts';
import {
  carryOut,
  conditionsOf,
  hero,
  logged,
  one,
  setUp,
  totalOf,
  trio,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const add = (condition: string): HeroesCommand => ({ type: 'add-condition', target: 'a', condition });

describe('recovering', () => {
  const recover = (
    condition: string,
    fields: Partial<FieldsOf<HeroesCommand, 'recover'>> = {},
  ): HeroesCommand => ({
    type: 'recover',
    combatant: 'a',
    condition,
    ...fields,
  });

  test.each(['blinded', 'fatigued'])('H7 a Fortitude test without armour ends %s', (condition) => {
    const ill = carryOut(trio({ a: { armorClass: 9 } }), [add(condition)]);
    const well = carryOut(ill, [recover(condition)], [condition === 'blinded' ? 14 : 10]);
    expect([totalOf(well, 'defense'), totalOf(well, 'difficulty')]).toEqual([15, 15]);
    expect(conditionsOf(well, 'a')).toEqual([]);
    expect(well.state.turn?.spent).toEqual([]);
  });

  test('H7 failed, it stays; the difficulty is the option recoveryDifficulty, or as given; naturals decide', () => {
    const fight = setUp([hero('a', 'pc')], { recoveryDifficulty: 17 });
    const ill = carryOut(fight, [add('fatigued')]);
    expect(logged(carryOut(ill, [recover('fatigued')], [11]))).toBe(
      'A tenta se livrar da condição Fatigado: falha, 16 contra 17',
    );
    expect(conditionsOf(carryOut(ill, [recover('fatigued')], [11]), 'a')).toEqual(['fatigued']);
    expect(conditionsOf(carryOut(ill, [recover('fatigued', { difficulty: 16 })], [11]), 'a')).toEqual([]);
    expect(conditionsOf(carryOut(ill, [recover('fatigued', { difficulty: 99 })], [20]), 'a')).toEqual([]);
    expect(conditionsOf(carryOut(ill, [recover('fatigued', { difficulty: 0 })], [1]), 'a')).toEqual([
      'fatigued',
    ]);
  });

  test('the drawback of blindness never ends, nor what no Fortitude ends, nor what isn’t there', () => {
    const blind = carryOut(trio({ a: { blind: true } }), [add('blinded'), add('prone'), add('fatigued')]);
    expect(recoverableOf(one(blind, 'a'))).toEqual(['fatigued']);
    const refused = (condition: string) => refusalOf(() => carryOut(blind, [recover(condition)]));
    expect(refused('blinded')).toBe('NOT_ALLOWED condition');
    expect(refused('prone')).toBe('NOT_ALLOWED condition');
    expect(refused('cover')).toBe('NOT_ALLOWED condition');
    expect(refused('tired')).toBe('NOT_ALLOWED condition');
  });
});
