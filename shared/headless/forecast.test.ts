import { describe, expect, it } from 'vitest';
import { answerOne } from './answer.ts';

const blade = { id: 'w', name: 'Espada', kind: 'melee', damage: '1d8' };
const fighter = (id: string, side: string) => ({
  id,
  name: id,
  side,
  hp: { current: 12, max: 12 },
  sheet: { fighting: 4, fortitude: 3, weapons: [blade] },
});
const request = {
  system: 'heroes-d20',
  forecast: {
    combatants: [fighter('a', 'pc'), fighter('b', 'pc'), fighter('x', 'foe'), fighter('y', 'foe')],
  },
  runs: 300,
  seed: 4,
};

describe('the forecast request', () => {
  it('answers the same for the same seed, and something else for another one', () => {
    const answer = answerOne(request);
    expect(answer).toMatchObject({ forecast: { runs: 300, exact: false } });
    expect(answerOne(request)).toEqual(answer);
    expect(answerOne({ ...request, seed: 5 })).not.toEqual(answer);
  });

  it('takes the policy as a word or an object', () => {
    const spread = { ...request, forecast: { ...request.forecast, policy: 'spread' } };
    const object = { ...request, forecast: { ...request.forecast, policy: { focus: 'spread' } } };
    expect(answerOne(spread)).toEqual(answerOne(object));
    expect(answerOne(spread)).not.toEqual(answerOne(request));
  });

  it.each([
    [{ ...request, runs: 0 }, 'BAD_REQUEST', 'runs'],
    [{ ...request, dice: [] }, 'BAD_REQUEST', 'dice'],
    [{ ...request, system: 'dungeons' }, 'BAD_REQUEST', 'system'],
    [{ ...request, forecast: {} }, 'BAD_REQUEST', 'forecast.combatants'],
    [{ ...request, forecast: { ...request.forecast, policy: 'flee' } }, 'BAD_REQUEST', 'forecast.policy'],
    [{ ...request, forecast: { combatants: [fighter('a', 'pc')] } }, 'NOT_ALLOWED', 'forecast.combatants'],
    [
      { ...request, forecast: { ...request.forecast, surprised: ['z'] } },
      'NOT_ALLOWED',
      'forecast.surprised[0]',
    ],
    [
      { ...request, forecast: { combatants: [{ ...fighter('a', 'pc'), sheet: { level: 'x' } }] } },
      'BAD_REQUEST',
      'forecast.combatants[0].sheet.level',
    ],
  ])('refuses %j', (asked, code, path) => {
    expect(answerOne(asked)).toMatchObject({ error: { code, path } });
  });
});
