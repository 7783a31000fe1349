import { describe, expect, it } from 'vitest';
import { readCondition } from './typed-condition.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const ALL = named('Surdo', 'Cego', 'Caído', 'Preso ao chão', 'Atordoado', 'Descalço');

describe('a condition that is typed', () => {
  it.each([
    ['ca', ['Caído', 'Descalço'], null],
    ['CAÍ 3', ['Caído'], 3],
    ['ca3', ['Caído', 'Descalço'], 3],
    ['cha', ['Preso ao chão'], null],
    ['zz', [], null],
    ['cego 0', ['Cego'], null],
  ])('%s', (typed, names, rounds) => {
    const { matches, ...read } = readCondition(typed, ALL, 'pt-BR');
    expect([matches.map(({ name }) => name), read.rounds]).toEqual([names, rounds]);
  });

  it('is any of them, by the alphabet, while nothing is typed', () => {
    const { matches } = readCondition(' ', ALL, 'pt-BR');
    expect(matches.map(({ name }) => name)).toEqual([
      'Atordoado',
      'Caído',
      'Cego',
      'Descalço',
      'Preso ao chão',
      'Surdo',
    ]);
  });
});
