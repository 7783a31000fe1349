import X from '@lucide/svelte/icons/x';
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import IconButton from './IconButton.svelte';

describe('a button with an icon', () => {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Fechar' });

  it('has its name for screen readers and as a tooltip; the icon says nothing', () => {
    render(IconButton, { icon: X, label: 'Fechar' });
    expect(button().title).toBe('Fechar');
    expect(button().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('keeps its name under another tooltip', () => {
    render(IconButton, { icon: X, label: 'Fechar', title: 'Fechar (Esc)' });
    expect(button().title).toBe('Fechar (Esc)');
  });

  it('does what it is for, sends no form, and does nothing while it is disabled', async () => {
    const onclick = vi.fn();
    const { rerender } = render(IconButton, { icon: X, label: 'Fechar', onclick });
    expect(button().type).toBe('button');
    button().click();
    await rerender({ disabled: true });
    button().click();
    expect(onclick).toHaveBeenCalledTimes(1);
  });

  it('tells whether it is pressed only where it can be', async () => {
    const { rerender } = render(IconButton, { icon: X, label: 'Fechar' });
    expect(button().hasAttribute('aria-pressed')).toBe(false);
    await rerender({ pressed: true });
    expect(button().getAttribute('aria-pressed')).toBe('true');
  });
});
