import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import LiveRegion from './LiveRegion.svelte';

it('says a text politely, the same again when it is told again, and of what is added only that', async () => {
  const { rerender } = render(LiveRegion, { said: [{ id: 1, words: 'Rodada 2' }] });
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.getAttribute('aria-atomic')).toBe('false');
  const said = screen.getByText('Rodada 2');
  await rerender({ said: [{ id: 2, words: 'Rodada 2' }] });
  expect(screen.getByRole('status')).toBe(region);
  const again = screen.getByText('Rodada 2');
  expect(again).not.toBe(said);
  await rerender({
    said: [
      { id: 2, words: 'Rodada 2' },
      { id: 3, words: 'Lembrete' },
    ],
  });
  expect(screen.getByText('Rodada 2')).toBe(again);
  await rerender({ said: [{ id: 4, words: 'Rodada 3' }] });
  expect(region.textContent).toBe('Rodada 3');
});
