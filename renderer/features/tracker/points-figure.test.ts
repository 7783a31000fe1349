import { describe, expect, it } from 'vitest';
import { readPoints, type PointsMode } from './points-figure.ts';

const hp = { current: 9, max: 40, temp: 2 };

function commandOf(source: string, mode: PointsMode = 'damage') {
  const read = readPoints(source, mode);
  return read.ok ? read.commandFor(hp) : null;
}

describe('figures for points', () => {
  it.each([
    ['7', 'damage', { type: 'damage', amount: 7 }],
    ['7', 'heal', { type: 'heal', amount: 7 }],
    ['7', 'temp', { type: 'temp-hp', amount: 7 }],
    ['-7', 'heal', { type: 'damage', amount: 7 }],
    ['−7', 'heal', { type: 'damage', amount: 7 }],
    ['+3', 'damage', { type: 'heal', amount: 3 }],
    ['7 metade', 'damage', { type: 'damage', amount: 3 }],
    ['7m', 'damage', { type: 'damage', amount: 3 }],
    ['0', 'damage', { type: 'damage', amount: 0 }],
  ] as const)('reads %s in the %s panel', (source, mode, command) => {
    expect(commandOf(source, mode)).toEqual(command);
  });

  it('sets the points with =, temporary ones first in the way down', () => {
    expect(commandOf('=12')).toEqual({ type: 'heal', amount: 3 });
    expect(commandOf('=4')).toEqual({ type: 'damage', amount: 7 });
  });

  it.each(['', 'sete', '7,5', '7.5', '1000000', '7 8', '--7'])('refuses “%s”, saying why', (source) => {
    expect(readPoints(source, 'damage')).toMatchObject({ ok: false });
  });
});
