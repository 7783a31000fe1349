import { expect, it } from 'vitest';
import { forecast } from '#shared/forecast/forecast.ts';
import { someone } from '#shared/rules/template/testing/fight.ts';
import { template } from '#shared/rules/template/index.ts';

const size = { runs: 300, seed: 3 };

it('fights by its policy alone: equals win about as often, the stronger more often', () => {
  const pair = (sheet: object) => [someone('a', 'pc', { ...sheet }), someone('b', 'foe')];
  const even = forecast(template, { combatants: pair({}) }, size);
  const strong = forecast(template, { combatants: pair({ fighting: 4, armor: 2 }) }, size);
  expect(Math.abs(even.win.pc - 0.5)).toBeLessThan(0.1);
  expect(strong.win.pc).toBeGreaterThan(0.9);
  expect(strong).toMatchObject({ exact: false, dead: null });
});
