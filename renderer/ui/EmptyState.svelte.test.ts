import MapIcon from '@lucide/svelte/icons/map';
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import EmptyState from './EmptyState.svelte';
import { htmlSnippet } from './testing/html-snippet.ts';

const words = { title: 'Nenhuma campanha', hint: 'Crie a primeira.' };

it('says what is missing and what to do, with the button that does it', () => {
  const { container } = render(EmptyState, {
    ...words,
    icon: MapIcon,
    children: htmlSnippet('<button>Criar</button>'),
  });
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    words.title,
    words.hint,
  ]);
  expect(screen.getByRole('button', { name: 'Criar' })).toBeDefined();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('needs no icon', () => {
  const { container } = render(EmptyState, { ...words, children: htmlSnippet('<button>Criar</button>') });
  expect(container.querySelector('svg')).toBeNull();
});
