import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Chip from './Chip.svelte';
import { wordsSnippet } from './testing/html-snippet.ts';
import { interfaceIn } from './testing/interface-in.ts';

describe('a chip', () => {
  const children = wordsSnippet('Caído');

  it('shows its words, a figure after them, and why it is there', () => {
    render(Chip, { children, count: 0, title: 'Ataque −2', tone: 'foe' });
    const chip = screen.getByTitle('Ataque −2');
    expect(chip.textContent.replaceAll(/\s/g, '')).toBe('Caído0');
    expect(chip.dataset['tone']).toBe('foe');
  });

  it('offers nothing where it can not be taken away', () => {
    render(Chip, { children });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['pt-BR', 'Remover'],
    ['en', 'Remove'],
  ] as const)('is taken away by a button named in %s', async (locale, name) => {
    interfaceIn(locale);
    const onremove = vi.fn();
    render(Chip, { children, onremove });
    await fireEvent.click(screen.getByRole('button', { name }));
    expect(onremove).toHaveBeenCalledTimes(1);
  });

  it('names what its button takes away', () => {
    render(Chip, { children, onremove: vi.fn(), removeLabel: 'Tirar Caído' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tirar Caído' }).type).toBe('button');
  });
});
