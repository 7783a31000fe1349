import Sun from '@lucide/svelte/icons/sun';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Choice from './Choice.svelte';

describe('a choice of a few', () => {
  const props = {
    label: 'Lado',
    value: 'party',
    options: [
      { value: 'party', label: 'Grupo', icon: Sun },
      { value: 'foe', label: 'Oponentes' },
      { value: 'ally', label: 'Aliados' },
    ],
  };
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

  it('is a named group of which one is chosen', () => {
    render(Choice, props);
    expect(screen.getByRole('radiogroup', { name: 'Lado' })).toBeDefined();
    expect(radio('Grupo').checked).toBe(true);
    expect(chosen()).toEqual([true, false, false]);
  });

  it('gives what is chosen', async () => {
    const onchange = vi.fn();
    render(Choice, { ...props, onchange });
    await fireEvent.click(screen.getByText('Aliados'));
    expect(onchange.mock.calls).toEqual([['ally']]);
    expect(chosen()).toEqual([false, false, true]);
  });

  it('follows what is chosen elsewhere', async () => {
    const { rerender } = render(Choice, props);
    await rerender({ value: 'foe' });
    expect(chosen()).toEqual([false, true, false]);
  });

  it('is one stop of Tab: its options go by one name, and two choices by two', () => {
    render(Choice, props);
    render(Choice, props);
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names.slice(0, 3)).size).toBe(1);
    expect(new Set(names).size).toBe(2);
    expect(names).not.toContain('');
  });
});
