import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { htmlSnippet, wordsSnippet } from '#renderer/ui/testing/html-snippet.ts';
import { interfaceIn } from '#renderer/ui/testing/interface-in.ts';
import Sheet from './Sheet.svelte';

describe('a sheet over the screen', () => {
  const opener = document.createElement('button');
  const props = {
    title: 'Nova campanha',
    open: false,
    children: htmlSnippet('<input aria-label="Nome">'),
    actions: htmlSnippet('<button>Criar</button>'),
  };

  beforeEach(() => {
    document.body.append(opener);
    opener.focus();
  });
  afterEach(() => opener.remove());

  it('is a named dialog with a heading, its content and its acts', async () => {
    interfaceIn('pt-BR');
    render(Sheet, { ...props, open: true });
    const dialog = await screen.findByRole('dialog', { name: 'Nova campanha' });
    expect(screen.getByRole('heading', { level: 2, name: 'Nova campanha' })).toBeDefined();
    for (const name of ['Fechar', 'Criar'])
      expect(dialog.contains(screen.getByRole('button', { name }))).toBe(true);
  });

  it('starts at its first field, is left with Escape and gives the focus back', async () => {
    const { rerender } = render(Sheet, props);
    expect(screen.queryByRole('dialog')).toBeNull();
    await rerender({ open: true });
    const field = await screen.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('without a field still takes the focus', async () => {
    const { rerender } = render(Sheet, { ...props, children: wordsSnippet('Só ler') });
    await rerender({ open: true });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it.each([
    ['pt-BR', 'Fechar'],
    ['en', 'Close'],
  ] as const)('is closed by a button named in %s', async (locale, name) => {
    interfaceIn(locale);
    render(Sheet, { ...props, open: true });
    await fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
