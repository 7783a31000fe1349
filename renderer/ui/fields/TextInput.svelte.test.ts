import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import TextInput from './TextInput.svelte';

describe('a line to type in', () => {
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });

  it('takes text, and follows what comes from outside', async () => {
    const oninput = vi.fn();
    const { rerender } = render(TextInput, { value: 'a', 'aria-label': 'Nome', oninput });
    await fireEvent.input(input(), { target: { value: 'ab' } });
    expect(oninput).toHaveBeenCalledTimes(1);
    await rerender({ value: 'c' });
    expect(input().value).toBe('c');
  });

  it('is plain text that nothing completes or corrects, unless it is told otherwise', () => {
    render(TextInput, { 'aria-label': 'Nome' });
    expect(input().type).toBe('text');
    expect([input().getAttribute('autocomplete'), input().getAttribute('spellcheck')]).toEqual([
      'off',
      'false',
    ]);
    render(TextInput, { type: 'search', 'aria-label': 'Busca' });
    expect(screen.getByRole('searchbox', { name: 'Busca' })).toBeDefined();
  });

  it('shows what its field says of it', () => {
    render(TextInput, {
      'aria-label': 'Nome',
      'aria-invalid': true,
      'aria-describedby': 'why',
      class: 'far',
    });
    expect([input().getAttribute('aria-invalid'), input().getAttribute('aria-describedby')]).toEqual([
      'true',
      'why',
    ]);
    expect([...input().classList]).toEqual(expect.arrayContaining(['control', 'far']));
  });
});
