import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import SplitPane from './SplitPane.svelte';
import { wordsSnippet } from './testing/html-snippet.ts';

describe('columns', () => {
  const props = {
    labels: { start: 'Lutas', main: 'Leitura', end: 'Números' },
    start: wordsSnippet('A lista'),
    children: wordsSnippet('O que se lê'),
  };
  const regions = () =>
    screen.getAllByRole('region').map((one) => [one.getAttribute('aria-label'), one.textContent]);

  it('are regions with names, in reading order', async () => {
    const { rerender } = render(SplitPane, { ...props, end: wordsSnippet('As barras') });
    expect(regions()).toEqual([
      ['Lutas', 'A lista'],
      ['Leitura', 'O que se lê'],
      ['Números', 'As barras'],
    ]);
    await rerender({ end: undefined });
    expect(regions()).toHaveLength(2);
  });

  it('are as wide as is said', () => {
    render(SplitPane, { ...props, startWidth: '17rem' });
    const columns = screen.getByRole('region', { name: 'Lutas' }).parentElement;
    expect(columns?.style.getPropertyValue('--start')).toBe('17rem');
  });
});
