import { expect, test } from 'vitest';
import { GROUPS } from './look.ts';

const pieces = Object.keys(import.meta.glob('../ui/**/*.svelte', { query: '?raw' })).filter(
  (path) => !path.includes('/testing/'),
);
const groups = import.meta.glob<string>('./groups/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every piece of ui/ stands in the gallery', () => {
  const shown = Object.values(groups).join('\n');
  const missing = pieces.filter((path) => !shown.includes(`'${path.replace('../', '#renderer/')}'`));
  expect(pieces.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test('every group has its page', () => {
  const names = Object.keys(groups).map((path) => path.replace(/^.*\/|Group\.svelte$/g, '').toLowerCase());
  expect(names.toSorted()).toEqual([...GROUPS].toSorted());
});
