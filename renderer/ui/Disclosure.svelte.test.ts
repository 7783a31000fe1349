import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Disclosure from './Disclosure.svelte';
import { wordsSnippet } from './testing/html-snippet.ts';
import { tabStops } from './testing/tab-stops.ts';

describe('what is wanted now and then', () => {
  const children = wordsSnippet('O resto');
  const details = () => screen.getByRole<HTMLDetailsElement>('group');

  it('lies under a line that the keys reach, closed', () => {
    const { container } = render(Disclosure, { label: 'Mais', children });
    expect(details().open).toBe(false);
    expect(tabStops(container).map((stop) => [stop.tagName, stop.textContent])).toEqual([
      ['SUMMARY', 'Mais'],
    ]);
    expect(details().textContent).toContain('O resto');
  });

  it('opens and closes as it is told', async () => {
    const { rerender } = render(Disclosure, { label: 'Mais', open: true, children });
    expect(details().open).toBe(true);
    await rerender({ open: false });
    expect(details().open).toBe(false);
  });
});
