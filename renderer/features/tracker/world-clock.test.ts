import { describe, expect, it } from 'vitest';
import { text } from '#shared/text/translate.ts';
import { say } from '#shared/text/translate.ts';
import { worldClock } from './world-clock.ts';

describe('the clock of the game world', () => {
  it.each([
    [1, 2, '0 min'],
    [1, 1 / 6, '0 s'],
    [3, 2, '4 min'],
    [4, 1 / 6, '30 s'],
    [8, 1 / 6, '1 min 10 s'],
    [36, 2, '1 h 10 min'],
  ])('in round %i of %d minutes has gone %s', (round, minutes, shown) => {
    expect(say(worldClock(round, minutes), 'pt-BR')).toBe(shown);
  });

  it('is worded in English too', () => {
    expect(text('tracker.clock.minutes', 'en', { minutes: 4 })).toBe('4 min');
  });
});
