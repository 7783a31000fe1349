import { expect, it } from 'vitest';
import { statusText } from './status-text.ts';

it('says where a fight stands, counted as its system counts', () => {
  const of = (system: string, status: 'setup' | 'running' | 'ended', round: number) =>
    statusText({ system, status, round });
  expect(of('heroes-d20', 'setup', 0)).toBe('por começar');
  expect([of('heroes-d20', 'running', 2), of('scop', 'running', 2)]).toEqual([
    'pausada na rodada 2',
    'pausada no turno 2',
  ]);
  expect([of('heroes-d20', 'ended', 1), of('scop', 'ended', 3)]).toEqual([
    'encerrada · 1 rodada',
    'encerrada · 3 turnos',
  ]);
});
