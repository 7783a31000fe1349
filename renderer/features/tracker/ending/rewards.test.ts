import { expect, it } from 'vitest';
import { rewardCommands } from './rewards.ts';

const DRAFT = { to: ['a', 'b', 'c'], experience: 100, divided: false, what: '' };

it('gives each the same', () => {
  expect(rewardCommands(DRAFT)).toEqual([{ type: 'reward', to: ['a', 'b', 'c'], experience: 100, what: '' }]);
});

it('divides, and loses nothing of what is left over', () => {
  const shares = rewardCommands({ ...DRAFT, divided: true }).map(({ to, experience = 0 }) => ({
    to,
    experience,
  }));
  expect(shares.map(({ to, experience }) => [to.join(''), experience])).toEqual([
    ['a', 34],
    ['bc', 33],
  ]);
  expect(shares.reduce((sum, { to, experience }) => sum + to.length * experience, 0)).toBe(100);
});

it('gives words alone, and nothing where there is nothing', () => {
  expect(rewardCommands({ ...DRAFT, experience: 0, what: 'um anel' })).toHaveLength(1);
  expect(rewardCommands({ ...DRAFT, experience: 0 })).toEqual([]);
  expect(rewardCommands({ ...DRAFT, experience: 2, divided: true })).toMatchObject([{ to: ['a', 'b'] }]);
});
