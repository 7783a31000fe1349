import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '#renderer/state/app.svelte.ts';
import NumberInput from './NumberInput.svelte';

describe('the field for figures', () => {
  beforeEach(() => {
    app.settings.locale = 'pt-BR';
  });

  const input = () => screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => fireEvent.input(input(), { target: { value } });

  it('takes a comma and a true minus', async () => {
    const onchange = vi.fn();
    render(NumberInput, { value: null, decimals: true, onchange });
    await type('−2,5');
    expect(onchange).toHaveBeenLastCalledWith(-2.5);
    expect(input().value).toBe('−2,5');
  });

  it('marks what is no number, gives null, and leaves it there to be mended', async () => {
    const onchange = vi.fn();
    render(NumberInput, { value: 4, onchange });
    await type('4x');
    expect(onchange).toHaveBeenLastCalledWith(null);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().value).toBe('4x');
  });

  it('steps with the arrows, within its limits', async () => {
    const onchange = vi.fn();
    render(NumberInput, { value: 9, max: 10, onchange });
    await fireEvent.keyDown(input(), { key: 'ArrowUp' });
    await fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(onchange.mock.calls).toEqual([[10], [10]]);
  });

  it('shows a value that comes from outside, whatever was typed before', async () => {
    const { rerender } = render(NumberInput, { value: 4 });
    await type('12');
    await rerender({ value: 7 });
    expect(input().value).toBe('7');
  });
});
