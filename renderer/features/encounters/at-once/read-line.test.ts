import { describe, expect, it } from 'vitest';
import { lastPart, meantBy, nameOfFight, readParts, saysWho } from './read-line.ts';

const GOBLIN = { id: 'g', name: 'Goblin', hp: 7 };
const BOSS = { id: 'b', name: 'Goblin chefe', hp: 21 };

describe('a line that says who comes', () => {
  it.each([
    ['3 goblin', [[3, 'goblin', null]]],
    ['goblin', [[1, 'goblin', null]]],
    [
      '3x goblin, 2 × ogro',
      [
        [3, 'goblin', null],
        [2, 'ogro', null],
      ],
    ],
    [
      '3 goblin e 1 ogro',
      [
        [3, 'goblin', null],
        [1, 'ogro', null],
      ],
    ],
    ['2 Gato e Rato', [[2, 'Gato e Rato', null]]],
    ['4 capanga 12', [[4, 'capanga 12', 'capanga 12']]],
    ['4 capanga com 12 pontos', [[4, 'capanga com 12 pontos', 'capanga 12']]],
    ['4 com 12 pontos', [[4, 'com 12 pontos', ' 12']]],
    ['4 with 12 points', [[4, 'with 12 points', ' 12']]],
    ['4 homem de armas 9 pv', [[4, 'homem de armas 9 pv', 'homem de armas 9']]],
    ['3', [[3, '', null]]],
    ['9999 ratos', [[1, '9999 ratos', null]]],
    [' , ', []],
  ])('%s', (line, expected) => {
    const said = readParts(line).map(({ quantity, name, someone }) => [
      quantity,
      name,
      someone && `${someone.name} ${someone.hp}`,
    ]);
    expect(said).toEqual(expected);
  });

  it('is at its last part, or at none after a comma', () => {
    expect(lastPart('3 goblin, 2 og')?.name).toBe('og');
    expect(lastPart('3 goblin,')).toBeNull();
  });

  it.each([
    ['3 goblin', true],
    ['3 x ogros', true],
    ['3d6 dano', false],
    ['3', false],
    ['goblin', false],
    ['2 a', false],
  ])('the palette takes %s for one: %s', (line, expected) => {
    expect(saysWho(line)).toBe(expected);
  });
});

describe('whom it means', () => {
  const meant = (line: string, found = [BOSS, GOBLIN], picked: typeof GOBLIN | null = null) =>
    readParts(line).map((part) => meantBy(part, found, picked))[0];

  it('is the one picked, one of just that name, or the first found', () => {
    expect(meant('3 gob', undefined, GOBLIN)).toMatchObject({ creature: GOBLIN });
    expect(meant('3 GOBLIN')).toMatchObject({ quantity: 3, creature: GOBLIN });
    expect(meant('3 gob')).toMatchObject({ creature: BOSS });
    expect(meant('3 gob', [])).toBeNull();
    expect(meant('3')).toBeNull();
  });

  it('is somebody without a sheet where points are said, unless a creature is called just so', () => {
    expect(meant('4 goblin 12')).toEqual({ kind: 'someone', quantity: 4, name: 'goblin', hp: 12 });
    const robot = { id: 'r', name: 'Robô 12', hp: 30 };
    expect(meant('4 robo 12', [robot])).toMatchObject({ creature: robot });
  });

  it('makes the name of the fight', () => {
    const all = ['3 goblin', '1 com 12 pontos', '2 rato 3'].flatMap((line) => meant(line) ?? []);
    expect(nameOfFight(all, 'Oponente')).toBe('3 Goblin, Oponente, 2 rato');
  });
});
