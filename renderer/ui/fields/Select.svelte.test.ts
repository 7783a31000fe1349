import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Select from './Select.svelte';

describe('a list to choose from', () => {
  const options = [
    { value: 1, label: 'Sessão 1' },
    { value: 2, label: 'Sessão 2' },
    { value: 3, label: 'Sessão 3', disabled: true },
  ];
  const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sessão' });
  const shown = () => list().selectedOptions[0]?.textContent;

  it('shows what is chosen, and gives the value of what is chosen next, not its text', async () => {
    const onchange = vi.fn();
    render(Select, { value: 1, options, onchange, 'aria-label': 'Sessão' });
    expect(shown()).toBe('Sessão 1');
    await fireEvent.change(list(), { target: { selectedIndex: 1 } });
    expect(onchange.mock.calls).toEqual([[2]]);
    expect(shown()).toBe('Sessão 2');
  });

  it('follows what is chosen elsewhere', async () => {
    const { rerender } = render(Select, { value: 1, options, 'aria-label': 'Sessão' });
    await rerender({ value: 2 });
    expect(shown()).toBe('Sessão 2');
  });

  it('lists what can not be chosen now, and is disabled as a whole', async () => {
    const { rerender } = render(Select, { value: 1, options, 'aria-label': 'Sessão' });
    const disabled = () => screen.getAllByRole<HTMLOptionElement>('option').map((option) => option.disabled);
    expect(disabled()).toEqual([false, false, true]);
    await rerender({ disabled: true });
    expect(list().disabled).toBe(true);
  });

  it('has only its own name: the arrow beside it says nothing', () => {
    const { container } = render(Select, { value: 1, options, id: 'session', 'aria-label': 'Sessão' });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(list().id).toBe('session');
    expect(list().classList.contains('control')).toBe(true);
  });
});
