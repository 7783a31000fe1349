import { expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { template } from '#shared/rules/template/index.ts';

const attack = template.resolvers.find(({ name }) => name === 'attack');

it.each([
  ['T3', { bonus: 2, guard: 8, damage: '1d6' }, [4, 3, 5], { hit: true, attackTotal: 9 }],
  ['T4', { bonus: 2, guard: 8, armor: 1, damage: '1d6' }, [4, 3, 5], { damage: 4 }],
] as const)('the example of %s is what the rules answer', (_rule, input, dice, outcome) => {
  expect(attack?.bind(input, {})(diceFrom(fixedSource(dice).source))).toMatchObject(outcome);
});
