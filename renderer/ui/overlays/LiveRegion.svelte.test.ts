import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import LiveRegion from './LiveRegion.svelte';

it('says a text politely, and the same again when it is told again', async () => {
  const { rerender } = render(LiveRegion, { text: 'Rodada 2', count: 1 });
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.getAttribute('aria-atomic')).toBe('true');
  const said = screen.getByText('Rodada 2');
  await rerender({ count: 2 });
  expect(screen.getByRole('status')).toBe(region);
  expect(screen.getByText('Rodada 2')).not.toBe(said);
  await rerender({ text: 'Rodada 3', count: 3 });
  expect(region.textContent).toBe('Rodada 3');
});
