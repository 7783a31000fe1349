import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Checkbox from './Checkbox.svelte';

describe('a box to tick', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Em segredo' });

  it('is named by the words beside it, which tick it, too', async () => {
    const onchange = vi.fn();
    render(Checkbox, { label: 'Em segredo', onchange });
    await fireEvent.click(screen.getByText('Em segredo'));
    expect(box().checked).toBe(true);
    await fireEvent.click(box());
    expect(box().checked).toBe(false);
    expect(onchange.mock.calls).toEqual([[true], [false]]);
  });

  it('follows what it is told from outside', async () => {
    const { rerender } = render(Checkbox, { label: 'Em segredo', checked: true });
    expect(box().checked).toBe(true);
    await rerender({ checked: false });
    expect(box().checked).toBe(false);
  });

  it('stays as it is while it is disabled, and says what explains it', () => {
    const onchange = vi.fn();
    render(Checkbox, { label: 'Em segredo', disabled: true, 'aria-describedby': 'why', onchange });
    box().click();
    expect(box().checked).toBe(false);
    expect(onchange).not.toHaveBeenCalled();
    expect(box().getAttribute('aria-describedby')).toBe('why');
  });
});
