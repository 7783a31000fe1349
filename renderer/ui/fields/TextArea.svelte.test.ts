import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import TextArea from './TextArea.svelte';

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ficha' });

it('an area takes text, as high as is asked, with what its field says of it', async () => {
  const oninput = vi.fn();
  const { rerender } = render(TextArea, {
    value: 'a',
    rows: 9,
    'aria-label': 'Ficha',
    'aria-invalid': true,
    'aria-describedby': 'why',
    oninput,
  });
  expect([area().value, area().rows]).toEqual(['a', 9]);
  expect([area().getAttribute('aria-invalid'), area().getAttribute('aria-describedby')]).toEqual([
    'true',
    'why',
  ]);
  await fireEvent.input(area(), { target: { value: 'b' } });
  expect(oninput).toHaveBeenCalledTimes(1);
  await rerender({ value: 'c' });
  expect(area().value).toBe('c');
});

it('an area for figures is set as such', async () => {
  const { rerender } = render(TextArea, { 'aria-label': 'Ficha' });
  expect(area().classList.contains('figures')).toBe(false);
  await rerender({ mono: true });
  expect(area().classList.contains('figures')).toBe(true);
  expect(area().classList.contains('control')).toBe(true);
});
