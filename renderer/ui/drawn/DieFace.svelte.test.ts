import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { interfaceIn } from '#renderer/ui/testing/interface-in.ts';
import DieFace from './DieFace.svelte';

describe.each([
  { locale: 'pt-BR', unrolled: 'd20 ainda não rolado', dropped: 'd20: 3 (descartado)' },
  { locale: 'en', unrolled: 'd20 not rolled yet', dropped: 'd20: 3 (dropped)' },
] as const)('a die in $locale', ({ locale, unrolled, dropped }) => {
  it('is a picture that says which die it is and what it shows', async () => {
    interfaceIn(locale);
    const { rerender } = render(DieFace, { sides: 20, natural: 17 });
    const die = screen.getByRole('img', { name: 'd20: 17' });
    expect(die.textContent.trim()).toBe('17');
    await rerender({ natural: null });
    expect(screen.getByRole('img', { name: unrolled }).textContent.trim()).toBe('');
    await rerender({ natural: 3, dropped: true });
    expect(screen.getByRole('img', { name: dropped }).classList.contains('dropped')).toBe(true);
  });
});

it('a die is as large as is asked, with room for three figures', () => {
  const { container } = render(DieFace, { sides: 100, natural: 100, size: 4, tone: 'critical' });
  const die = screen.getByRole('img');
  expect([die.style.width, die.style.height, die.dataset['tone']]).toEqual(['4rem', '4rem', 'critical']);
  const { container: other } = render(DieFace, { sides: 100, natural: 10 });
  const size = (inside: Element) => Number(inside.querySelector('text')?.getAttribute('font-size'));
  expect(size(container)).toBeLessThan(size(other));
});
