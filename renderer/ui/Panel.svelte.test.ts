import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Panel from './Panel.svelte';
import { htmlSnippet, wordsSnippet } from './testing/html-snippet.ts';

describe('a panel', () => {
  const children = wordsSnippet('Três rolagens');

  it('is a region by its title, with a heading and its acts', () => {
    render(Panel, { title: 'Turno', tone: 'now', children, actions: htmlSnippet('<button>Passar</button>') });
    const region = screen.getByRole('region', { name: 'Turno' });
    expect(region.dataset['tone']).toBe('now');
    expect(region.contains(screen.getByRole('heading', { level: 2, name: 'Turno' }))).toBe(true);
    expect(region.contains(screen.getByRole('button', { name: 'Passar' }))).toBe(true);
    expect(region.contains(screen.getByText('Três rolagens'))).toBe(true);
  });

  it('without a title has no empty heading', () => {
    render(Panel, { children });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByText('Três rolagens')).toBeDefined();
  });

  it('may have acts alone', () => {
    render(Panel, { children, actions: htmlSnippet('<button>Passar</button>') });
    expect(screen.getByRole('button', { name: 'Passar' })).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
