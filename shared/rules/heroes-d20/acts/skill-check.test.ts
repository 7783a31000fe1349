import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import {
  carryOut,
  hero,
  logged,
  setUp,
  checked,
  totalOf,
  trio,
} from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';

const ask = (skill: string, fields: Partial<FieldsOf<HeroesCommand, 'test'>> = {}): HeroesCommand => ({
  type: 'test',
  combatant: 'a',
  skill,
  ...fields,
});
const add = (condition: string): HeroesCommand => ({ type: 'add-condition', target: 'a', condition });

describe('testing a skill', () => {
  test('H26 d20 + skill against a difficulty, no natural decides, no action is spent', () => {
    const passed = carryOut(
      trio({ a: { acrobatics: 4 } }),
      [ask('acrobatics', { difficulty: 15, bonus: 1 })],
      [10],
    );
    expect(logged(passed)).toBe('A testa Acrobacia: passa, 15 contra 15');
    expect([checked(passed).act, checked(passed).rule, totalOf(passed, 'difficulty')]).toEqual([
      'skill',
      'H26',
      15,
    ]);
    expect(passed.state.turn?.spent).toEqual([]);
    expect(checked(carryOut(trio(), [ask('will', { difficulty: 21 })], [20])).outcome).toBe('failure');
    expect(checked(carryOut(trio(), [ask('will', { difficulty: 1 })], [1])).outcome).toBe('success');
  });

  test('H26 without a difficulty the narrator judges; before the start, too', () => {
    const judged = carryOut(setUp([hero('a', 'pc')]), [ask('aim')], [7]);
    expect(logged(judged)).toBe('A testa Pontaria: total 12');
    expect(checked(judged)).toMatchObject({ outcome: 'neutral', sums: [{ purpose: 'test' }] });
  });

  test('H26 a skill the narrator added, and the conditions on every roll', () => {
    const skills = [{ id: 'lore', name: 'Conhecimento', bonus: 6 }];
    const fight = carryOut(
      trio({ a: { skills } }),
      [add('flat-footed'), ask('lore', { difficulty: 12 })],
      [8],
    );
    expect(logged(fight)).toBe('A testa Conhecimento: passa, 12 contra 12');
    expect(refusalOf(() => carryOut(trio(), [ask('lore')]))).toBe('NOT_ALLOWED skill');
  });

  test('H7 H9 resisting adds the armour, and naturals decide', () => {
    const armor = { armorClass: 3, mentalArmor: 1, will: 2 };
    const resist = (skill: string, natural: number, fields: Partial<FieldsOf<HeroesCommand, 'test'>> = {}) =>
      carryOut(trio({ a: armor }), [ask(skill, { kind: 'resist', difficulty: 15, ...fields })], [natural]);
    expect(logged(resist('fortitude', 7))).toBe('A resiste com Fortitude: passa, 15 contra 15');
    expect(totalOf(resist('will', 10), 'defense')).toBe(13);
    expect(totalOf(resist('will', 10, { mental: false }), 'defense')).toBe(15);
    expect(totalOf(resist('reflex', 10, { mental: true }), 'defense')).toBe(16);
    expect(logged(resist('reflex', 1, { difficulty: 1 }))).toBe('A resiste com Reflexos: falha, 1 natural');
    expect(logged(resist('reflex', 20, { difficulty: 99 }))).toBe(
      'A resiste com Reflexos: passa, 20 natural',
    );
    expect(checked(resist('reflex', 9, { difficulty: null })).outcome).toBe('neutral');
    expect(checked(resist('reflex', 9)).rule).toBe('H7');
  });

  test('H7 one resists with Fortitude, Reflexos or Vontade; only that can be mental', () => {
    const refused = (command: object) => refusalOf(() => carryOut(trio(), [{ ...ask('aim'), ...command }]));
    expect(refused({ kind: 'resist' })).toBe('NOT_ALLOWED skill');
    expect(refused({ mental: true })).toBe('NOT_ALLOWED mental');
  });
});
