import { expect, it } from 'vitest';
import { withKeys } from './own-keys.ts';

const attack = { id: 'tracker.attack', keys: ['A'] };

it('keeps only what differs from the keys a command comes with', () => {
  const own = withKeys({ 'tracker.heal': ['U'] }, attack, ['A', 'Y']);
  expect(own).toEqual({ 'tracker.heal': ['U'], 'tracker.attack': ['A', 'Y'] });
  expect(withKeys(own, attack, ['A'])).toEqual({ 'tracker.heal': ['U'] });
});

it('a command may be left without any key', () => {
  expect(withKeys({}, attack, [])).toEqual({ 'tracker.attack': [] });
});
