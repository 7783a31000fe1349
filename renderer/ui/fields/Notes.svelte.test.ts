import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { interfaceIn } from '#renderer/ui/testing/interface-in.ts';
import Notes from './Notes.svelte';

describe.each([
  {
    locale: 'pt-BR',
    show: 'Como mostrar as notas',
    read: 'Ler',
    write: 'Escrever',
    empty: 'Nada escrito ainda.',
  },
  {
    locale: 'en',
    show: 'How to show the notes',
    read: 'Read',
    write: 'Write',
    empty: 'Nothing written yet.',
  },
] as const)('notes in $locale', ({ locale, show, read, write, empty }) => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('are read as they are meant, then written as text', async () => {
    interfaceIn(locale);
    const onchange = vi.fn();
    const onblur = vi.fn();
    render(Notes, { label: 'Notas', value: '# Plano', onchange, onblur });
    expect(screen.getByRole('radiogroup', { name: show })).toBeDefined();
    expect(radio(read).checked).toBe(true);
    const heading = await screen.findByRole('heading', { name: 'Plano' });
    expect(screen.getByRole('region', { name: 'Notas' }).contains(heading)).toBe(true);
    await fireEvent.click(radio(write));
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notas' });
    expect(area.value).toBe('# Plano');
    await fireEvent.input(area, { target: { value: '# Fuga' } });
    expect(onchange).toHaveBeenLastCalledWith('# Fuga');
    await fireEvent.blur(area);
    expect(onblur).toHaveBeenCalledTimes(1);
  });

  it('are there to be written while there are none, and say so when they are read', async () => {
    interfaceIn(locale);
    render(Notes, { label: 'Notas', value: '  ', onchange: vi.fn() });
    expect(radio(write).checked).toBe(true);
    await fireEvent.click(radio(read));
    expect(screen.getByRole('region', { name: 'Notas' }).textContent).toBe(empty);
  });
});

it('notes that were refused say why', () => {
  render(Notes, { label: 'Notas', value: '', error: 'Longas demais.', onchange: vi.fn() });
  const area = screen.getByRole('textbox', { name: 'Notas' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Longas demais.',
  );
});
