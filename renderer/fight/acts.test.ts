import { expect, it } from 'vitest';
import { template } from '#shared/rules/template/index.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { offeredBy } from '#shared/rules/kit/offers.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { INDIVIDUAL_ACTS } from './acts.ts';

it('acts that a system has nothing for are not there', () => {
  const all = INDIVIDUAL_ACTS.map(({ id }) => id);
  const offered = (system: RuleSystem) => offeredBy(system, INDIVIDUAL_ACTS).map(({ id }) => id);
  expect(offered(plainSystem)).toEqual(all);
  expect(offered({ ...template, actions: null })).toEqual(
    all.filter((id) => id !== 'spend' && id !== 'ready' && id !== 'link'),
  );
});
