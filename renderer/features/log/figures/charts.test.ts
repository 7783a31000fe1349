import { describe, expect, it } from 'vitest';
import type { FightFigures } from '#shared/api/statistics.ts';
import { rowsInForce } from '#shared/log/statistics/counted-once.ts';
import { acrossFights, byId, statisticsOf } from '#shared/log/statistics/statistics.ts';
import { BRIDGE, BRIDGE_STEPS, play } from '#shared/log/testing/bridge-fight.ts';
import { timesOf } from '#shared/log/statistics/times.ts';
import { chartsOf } from './charts.ts';
import { clock } from './clock.ts';

const { rows } = play(BRIDGE, BRIDGE_STEPS);
const events = rowsInForce(rows).flatMap((row) => row.events);

function figures(fights: number): FightFigures {
  return {
    fights: Array.from({ length: fights }, (_, index) => ({
      id: String(index),
      name: `Luta ${index + 1}`,
      rounds: 2,
      seconds: 65,
    })),
    unread: [],
    statistics: statisticsOf(events, fights === 1 ? byId : acrossFights),
    times: timesOf(rows, fights === 1 ? byId : acrossFights),
    roundName: 'round',
  };
}

describe('charts of figures', () => {
  it('of one fight tell each foe apart and the time of each round', () => {
    const charts = chartsOf(figures(1), 'pt-BR');
    expect(charts.map(({ id }) => id)).toEqual([
      'dealt',
      'taken',
      'attacks',
      'luck',
      'falls',
      'turns',
      'rounds',
    ]);
    const taken = charts.find(({ id }) => id === 'taken');
    expect(taken?.rows.map(({ label, shown, tone }) => [label, shown, tone])).toEqual([
      ['Capanga 2', '22', 'foe'],
      ['Capanga 1', '17', 'foe'],
      ['Breno, o Raio', '7', 'party'],
    ]);
  });

  it('of several fights put foes of a kind together and tell the time of each fight', () => {
    const charts = chartsOf(figures(2), 'pt-BR');
    const taken = charts.find(({ id }) => id === 'taken');
    expect(taken?.rows.map(({ label, shown }) => [label, shown])).toEqual([
      ['Capanga', '39'],
      ['Breno, o Raio', '7'],
    ]);
    expect(charts.find(({ id }) => id === 'fights')?.rows.map(({ shown }) => shown)).toEqual([
      '1 min 05 s',
      '1 min 05 s',
    ]);
  });

  it('have a cell in their table for every heading', () => {
    for (const { head, rows: lines } of chartsOf(figures(2), 'en')) {
      for (const { cells } of lines) expect(cells).toHaveLength(head.length - 1);
    }
  });

  it('have no row id twice', () => {
    for (const { rows: lines } of chartsOf(figures(1), 'en')) {
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    }
  });
});

describe('real time in words', () => {
  it.each([
    [0, '0 s'],
    [59.4, '59 s'],
    [59.6, '1 min 00 s'],
    [125, '2 min 05 s'],
  ])('%d', (seconds, words) => {
    expect(clock(seconds, 'pt-BR')).toBe(words);
  });
});
