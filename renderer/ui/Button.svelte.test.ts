import Plus from '@lucide/svelte/icons/plus';
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Button from './Button.svelte';
import { wordsSnippet } from './testing/html-snippet.ts';

describe('a button', () => {
  const children = wordsSnippet('Atacar');
  const button = () => screen.getByRole<HTMLButtonElement>('button');

  it('is named by its words alone, whatever icon and key it shows', () => {
    render(Button, { children, icon: Plus, kbd: 'A' });
    expect(screen.getByRole('button', { name: 'Atacar' })).toBe(button());
    expect(button().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(button().querySelector('kbd')?.textContent).toBe('A');
  });

  it('does what it is for, and nothing while it is disabled', async () => {
    const onclick = vi.fn();
    const { rerender } = render(Button, { children, onclick });
    button().click();
    expect(onclick).toHaveBeenCalledTimes(1);
    await rerender({ disabled: true });
    button().click();
    expect(onclick).toHaveBeenCalledTimes(1);
    expect(button().disabled).toBe(true);
  });

  it('sends no form unless it is meant to', async () => {
    const { rerender } = render(Button, { children });
    expect(button().type).toBe('button');
    await rerender({ type: 'submit' });
    expect(button().type).toBe('submit');
  });

  it('tells whether it is pressed only where it can be', async () => {
    const { rerender } = render(Button, { children });
    expect(button().hasAttribute('aria-pressed')).toBe(false);
    await rerender({ pressed: false });
    expect(button().getAttribute('aria-pressed')).toBe('false');
    await rerender({ pressed: true });
    expect(button().getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps its look beside the classes it is given', () => {
    render(Button, { children, variant: 'danger', size: 'small', class: 'far' });
    expect([...button().classList]).toEqual(expect.arrayContaining(['button', 'danger', 'small', 'far']));
  });
});
