import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import PointsBar from './PointsBar.svelte';

describe('points', () => {
  const shown = () => screen.getByRole('img').textContent.trim();
  const bar = () => screen.getByRole('img').querySelector<HTMLElement>('.bar > span')?.style.width;
  const tone = () => screen.getByRole('img').dataset['tone'];

  it('are a picture that says what they are and how many, temporary ones besides', async () => {
    const { rerender } = render(PointsBar, { current: 7, max: 12, label: 'PV' });
    expect(screen.getByRole('img', { name: 'PV 7/12' })).toBeDefined();
    expect(shown()).toBe('7/12');
    await rerender({ temp: 3 });
    expect(screen.getByRole('img', { name: 'PV 7/12 +3' })).toBeDefined();
    expect(shown()).toBe('7/12+3');
  });

  it('below 0 are written and read with a true minus', () => {
    render(PointsBar, { current: -4, max: 12, label: 'PV' });
    expect(screen.getByRole('img', { name: 'PV −4/12' })).toBeDefined();
    expect(shown()).toBe('−4/12');
  });

  it.each([
    [-30, 12, '0%'],
    [0, 12, '0%'],
    [6, 12, '50%'],
    [30, 12, '100%'],
    [0, 0, '0%'],
  ])('%i of %i fill their bar by %s, never beyond it', (current, max, width) => {
    render(PointsBar, { current, max, label: 'PV' });
    expect(bar()).toBe(width);
  });

  it('have a tone of their own at half and below, or without a maximum', async () => {
    const { rerender } = render(PointsBar, { current: 7, max: 12, label: 'PV', tone: 'foe' });
    expect(tone()).toBe('foe');
    await rerender({ current: 6 });
    expect(tone()).toBe('critical');
    await rerender({ current: 0, max: 0 });
    expect(tone()).toBe('critical');
  });

  it('may be only figures, or only the bar, which says the same', async () => {
    const { rerender } = render(PointsBar, { current: 7, max: 12, label: 'PV', show: 'figures' });
    expect([shown(), bar()]).toEqual(['7/12', undefined]);
    await rerender({ show: 'bar' });
    expect([shown(), bar()]).toEqual(['', '58%']);
    expect(screen.getByRole('img', { name: 'PV 7/12' })).toBeDefined();
  });
});
