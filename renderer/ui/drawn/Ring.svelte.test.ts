import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { wordsSnippet } from '#renderer/ui/testing/html-snippet.ts';
import Ring from './Ring.svelte';

test('the ornament is kept from screen readers; what stands in it is not', () => {
  const { container } = render(Ring, { children: wordsSnippet('R') });
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('.lit')).toHaveLength(1);
  expect(screen.getByText('R')).toBeTruthy();
});
