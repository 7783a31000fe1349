import { describe, expect, it } from 'vitest';
import type { Session } from '#shared/api/campaigns.ts';
import { NO_SESSION, sessionOfTonight, sessionOptions } from './session-options.ts';

const session = (number: number, date: string, title = ''): Session => ({
  id: `s${number}`,
  campaignId: 'k',
  number,
  date,
  title,
  notes: '',
});

describe('the sessions a fight can be put in', () => {
  it('stand after none, the last one first', () => {
    const options = sessionOptions([session(1, '2026-11-21', 'A carta'), session(2, '2026-11-28')]);
    expect(options.map(({ label }) => label)).toEqual(['Sem sessão', '2 · Sem título', '1 · A carta']);
  });

  it.each([
    ['the last of today’s', ['2026-11-28', '2026-11-28', '2026-11-21'], 's2'],
    ['yesterday’s past midnight', ['2026-11-21', '2026-11-27'], 's2'],
    ['today’s before yesterday’s', ['2026-11-28', '2026-11-27'], 's1'],
    ['none when the last was long ago', ['2026-11-21'], NO_SESSION],
    ['none before its day', ['2026-12-05'], NO_SESSION],
  ])('%s is taken for the one being played', (_, dates, expected) => {
    const sessions = dates.map((date, index) => session(index + 1, date));
    expect(sessionOfTonight(sessions, '2026-11-28')).toBe(expected);
  });

  it('yesterday is found across months', () => {
    expect(sessionOfTonight([session(1, '2026-11-30')], '2026-12-01')).toBe('s1');
  });
});
