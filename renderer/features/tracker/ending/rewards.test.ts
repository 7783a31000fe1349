import { expect, it } from 'vitest';
import { rewardCommands, stillOffered } from './rewards.ts';

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

it('offers the experience noted until some has been given, and what is told in words always', () => {
  const noted = { experience: 90, treasure: 'Um anel', words: '' };
  const taken = {
    who: { id: 'a', name: 'Ana', label: null, side: 'pc' as const },
    experience: 0,
    things: ['Um anel'],
  };
  expect(stillOffered(noted, [])).toEqual(noted);
  expect(stillOffered(noted, [taken])).toEqual(noted);
  expect(stillOffered(noted, [{ ...taken, experience: 45 }])).toEqual({ ...noted, experience: 0 });
});
