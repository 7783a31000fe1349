import { expect, it } from 'vitest';
import { PAGE, pagesOf } from './found.svelte.ts';

it('asks for the pages in sight', () => {
  expect(pagesOf(0, PAGE)).toEqual([0]);
  expect(pagesOf(PAGE - 1, PAGE + 1)).toEqual([0, 1]);
  expect(pagesOf(3 * PAGE, 3 * PAGE + 1)).toEqual([3]);
});

it('asks for the first page where there are no rows yet', () => {
  expect(pagesOf(0, 0)).toEqual([0]);
});

it('asks for no page before the first when a new creature stands above the list', () => {
  expect(pagesOf(-1, 0)).toEqual([0]);
  expect(pagesOf(-1, PAGE + 1)).toEqual([0, 1]);
});
