import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '#shared/text/translate.ts';
import { shareOf, type Share } from '#shared/combat/share.ts';
import { bareFigure, pointsCommand, readPoints, type PointsMode } from './points-figure.ts';

function commandOf(source: string, mode: PointsMode = 'damage', share: Share = 'whole') {
  const read = readPoints(source, mode, 'down');
  return read.ok ? pointsCommand(read, 'x', { share, rounding: 'down', note: '' }) : null;
}

function toldOf(source: string, rounding: 'down' | 'up' = 'down'): string | null {
  const read = readPoints(source, 'damage', rounding);
  if (!read.ok) return say(read.why, 'pt-BR');
  return read.told === null ? null : say(read.told, 'pt-BR');
}

describe('figures for points', () => {
  it.each([
    ['7', 'damage', { type: 'damage', amount: 7 }],
    ['7', 'heal', { type: 'heal', amount: 7 }],
    ['7', 'temp', { type: 'temp-hp', amount: 7 }],
    ['7', 'ruling', { type: 'ruling', points: 7, note: '' }],
    ['-7', 'heal', { type: 'damage', amount: 7 }],
    ['−7', 'heal', { type: 'damage', amount: 7 }],
    ['+3', 'damage', { type: 'heal', amount: 3 }],
    ['+3', 'temp', { type: 'temp-hp', amount: 3 }],
    ['=12', 'damage', { type: 'ruling', points: 12, note: '' }],
    ['=0', 'temp', { type: 'ruling', temp: 0, note: '' }],
    ['0', 'damage', { type: 'damage', amount: 0 }],
    ['3+4', 'damage', { type: 'damage', amount: 7 }],
    ['+3+4', 'damage', { type: 'heal', amount: 7 }],
    ['t5', 'damage', { type: 'temp-hp', amount: 5 }],
    ['5 temp', 'damage', { type: 'temp-hp', amount: 5 }],
    ['5 temporários', 'heal', { type: 'temp-hp', amount: 5 }],
    ['=5t', 'damage', { type: 'ruling', temp: 5, note: '' }],
  ] as const)('reads %s in the %s panel', (source, mode, command) => {
    expect(commandOf(source, mode)).toEqual({ target: 'x', ...command });
  });

  it.each(['7/2', '7 / 2', '7÷2', '7 metade', 'metade de 7', '½ 7', '7m', '7½', '7 half'])(
    'reads %s as half of it',
    (source) => {
      expect(commandOf(source)).toMatchObject({ type: 'damage', amount: 3 });
    },
  );

  it.each(['7×2', '7*2', '7 x 2', '7 dobro', 'dobro de 7', '7 double'])('reads %s as double', (source) => {
    expect(commandOf(source)).toMatchObject({ type: 'damage', amount: 14 });
  });

  it('tells how a figure was worked out, with the rounding', () => {
    expect(toldOf('7/2')).toBe('7 ÷ 2 = 3, fração para baixo');
    expect(toldOf('7/2', 'up')).toBe('7 ÷ 2 = 4, fração para cima');
    expect(toldOf('8 metade')).toBe('8 ÷ 2 = 4');
    expect(toldOf('3+4 dobro')).toBe('7 × 2 = 14');
    expect(toldOf('3 + 4')).toBe('3 + 4 = 7');
    expect(toldOf('7')).toBeNull();
  });

  it('understands a decimal comma as one, and says why it can’t be', () => {
    expect(toldOf('2,5')).toContain('Entendi 2,5');
    expect(toldOf('7.5 metade')).toContain('Entendi 7.5');
  });

  it.each(['7 metade dobro', 'metade de 7 dobro', 'double 7 half'])(
    'refuses %s: one or the other',
    (source) => {
      expect(toldOf(source)).toBe('Metade ou dobro: escolha um dos dois.');
    },
  );

  it.each(['metade', 'dobro', '½', '×2', '/2'])('asks for the figure that %s is of', (source) => {
    expect(toldOf(source)).toBe('Metade ou dobro de quanto? Escreva 7 metade ou 7 dobro.');
  });

  it.each(['', 'sete', '1000000', '7 8', '--7', '7/0', '-5 temp', 'metade 7 dobro', '7 +', '1d6'])(
    'refuses “%s”, saying why',
    (source) => {
      expect(readPoints(source, 'damage', 'down')).toMatchObject({ ok: false });
    },
  );
});

describe('shares of an area', () => {
  it('halve, double or spare one of many, never a ruling', () => {
    expect(commandOf('7', 'damage', 'half')).toMatchObject({ amount: 3 });
    expect(commandOf('7', 'damage', 'double')).toMatchObject({ amount: 14 });
    expect(commandOf('7', 'damage', 'none')).toBeNull();
    expect(commandOf('=7', 'damage', 'half')).toMatchObject({ points: 7 });
  });

  it('are off by no more than the half that is rounded', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (amount) => {
        const down = shareOf(amount, 'half', 'down');
        const up = shareOf(amount, 'half', 'up');
        expect(down + up).toBe(amount);
        expect(up - down).toBe(amount % 2);
      }),
    );
  });
});

it.each([
  ['-7', '7'],
  ['=12', '12'],
  ['+3+4', '3+4'],
  ['t5', '5'],
  ['5 temp', '5'],
  ['−7/2', '7/2'],
  ['7 metade', '7 metade'],
  ['-metade de 7', 'metade 7'],
  ['', ''],
  ['abc', 'abc'],
])('%s without its sign is %s', (source, bare) => {
  expect(bareFigure(source)).toBe(bare);
});
