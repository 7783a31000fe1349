import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import PageHeader from './PageHeader.svelte';
import { htmlSnippet } from './testing/html-snippet.ts';

it('a page has its name as the first heading, with more of it below and its acts beside', () => {
  render(PageHeader, {
    title: 'Bestiário',
    subtitle: '12 criaturas',
    actions: htmlSnippet('<button>Nova criatura</button>'),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Bestiário' })).toBeDefined();
  expect(screen.getByText('12 criaturas')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Nova criatura' })).toBeDefined();
});

it('a page may have only its name', () => {
  const { container } = render(PageHeader, { title: 'Ajustes' });
  expect(container.textContent.trim()).toBe('Ajustes');
});
