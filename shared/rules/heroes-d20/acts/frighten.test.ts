import { expect, test } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { carryOut, conditionsOf, one, trio, turns } from '#shared/rules/heroes-d20/testing/fight.ts';
import { refusalOf } from '#shared/rules/heroes-d20/testing/resolve.ts';

test('H4 fright lasts the CAR of its source in rounds, at least 1, unless said otherwise', () => {
  const frighten = (cha: number, fields: Partial<FieldsOf<HeroesCommand, 'frighten'>> = {}) =>
    one(carryOut(trio({ b: { cha } }), [{ type: 'frighten', target: 'a', by: 'b', ...fields }]), 'a')
      .conditions[0];
  expect(frighten(3)).toEqual({
    id: 'frightened',
    details: {},
    ends: { at: 'count', round: 4, count: 15 },
    by: 'b',
  });
  expect([frighten(-1)?.ends?.round, frighten(3, { rounds: 1 })?.ends?.round]).toEqual([2, 2]);
  const over = carryOut(trio({ b: { cha: 1 } }), [{ type: 'frighten', target: 'a', by: 'b' }, ...turns(3)]);
  expect(conditionsOf(over, 'a')).toEqual([]);
  expect(refusalOf(() => carryOut(trio(), [{ type: 'frighten', target: 'a', by: 'a' }]))).toBe(
    'NOT_ALLOWED target',
  );
  expect(refusalOf(() => carryOut(trio(), [{ type: 'frighten', target: 'a', by: 'x' }]))).toBe(
    'NOT_ALLOWED by',
  );
});
