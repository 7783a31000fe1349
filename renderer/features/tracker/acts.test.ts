import { expect, it } from 'vitest';
import { template } from '../../../shared/rules/template/index.ts';
import { plainSystem } from '../../../shared/combat/testing/plain-system.ts';
import { actsFor, INDIVIDUAL_ACTS } from './acts.ts';

it('acts that a system has nothing for are not there', () => {
  const all = INDIVIDUAL_ACTS.map(({ id }) => id);
  const offered = (...asked: Parameters<typeof actsFor>) => actsFor(...asked).map(({ id }) => id);
  expect(offered(INDIVIDUAL_ACTS, plainSystem)).toEqual(all);
  expect(offered(INDIVIDUAL_ACTS, { ...template, actions: null })).toEqual(
    all.filter((id) => id !== 'spend' && id !== 'ready'),
  );
});
