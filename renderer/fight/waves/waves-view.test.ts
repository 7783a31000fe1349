import { describe, expect, it } from 'vitest';
import type { Reserve } from '#shared/combat/state.ts';
import { fightState } from '#renderer/fight/testing/fight.ts';
import { countedByKind, dueReserves, wavesOf } from './waves-view.ts';

const [model] = fightState().combatants;

function reserve(round: number, name: string, place?: number): Reserve[] {
  const label = place === undefined ? null : { scheme: 'numbers' as const, place };
  return model === undefined
    ? []
    : [
        {
          round,
          combatant: { ...model, id: `${name} ${place ?? ''}`, name, label },
          initiative: null,
          surprised: false,
        },
      ];
}

const reserves = [
  ...reserve(3, 'Lobo', 1),
  ...reserve(2, 'Chefe'),
  ...reserve(3, 'Lobo', 2),
  ...reserve(3, 'Urso'),
];
const state = { ...fightState(), reserves };

describe('waves', () => {
  it('are told by round, the earliest first', () => {
    expect(wavesOf(state).map(({ round, reserves: those }) => [round, those.length])).toEqual([
      [2, 1],
      [3, 3],
    ]);
  });

  it('are due in their round, later when they were not brought in, and not while put off', () => {
    const due = (round: number, putOff = 0) => dueReserves({ ...state, round }, putOff).length;
    expect([due(1), due(2), due(3)]).toEqual([0, 1, 4]);
    expect([due(3, 3), due(4, 3)]).toEqual([0, 4]);
    expect(dueReserves({ ...state, round: 3, status: 'ended' }, 0)).toEqual([]);
  });

  it('count equals together', () => {
    expect(countedByKind(reserves)).toEqual([
      { name: 'Lobo', count: 2 },
      { name: 'Chefe', count: 1 },
      { name: 'Urso', count: 1 },
    ]);
    expect(countedByKind(reserve(3, 'Lobo', 1))).toEqual([{ name: 'Lobo 1', count: 1 }]);
  });
});
