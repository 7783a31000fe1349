import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import BarChart from './BarChart.svelte';
import type { Chart } from './chart.ts';

const row = (label: string, value: number) => ({
  id: label,
  label,
  value,
  shown: `${value} PV`,
  tone: 'party' as const,
  cells: [String(value), '2'],
});
const chart: Chart = {
  id: 'dealt',
  title: 'Dano causado',
  note: 'Sem o dano em objetos.',
  head: ['Quem', 'Quanto', 'Golpes'],
  rows: [row('Ana', 8), row('Bia', 4), row('Caio', -4)],
};

describe('bars of one measure', () => {
  const fills = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>('.fill')].map(({ style }) => style.width);

  it('are a named region that reads as a list: words and figures, the bars are only seen', () => {
    const { container } = render(BarChart, { chart });
    expect(screen.getByRole('region', { name: 'Dano causado' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 3, name: 'Dano causado' })).toBeDefined();
    const read = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent.trim().replaceAll(/\s+/g, ' '));
    expect(read).toEqual(['Ana 8 PV', 'Bia 4 PV', 'Caio -4 PV']);
    const tracks = [...container.querySelectorAll('.track')];
    expect(tracks.map((track) => track.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
    expect(screen.getByText('Sem o dano em objetos.')).toBeDefined();
  });

  it('are as long as their share, from a line where some are negative', () => {
    const { container } = render(BarChart, { chart });
    expect(fills(container).map((width) => Math.round(Number.parseFloat(width)))).toEqual([67, 33, 33]);
    expect(container.querySelectorAll('.zero')).toHaveLength(3);
  });

  it('have no line where none is negative, and may be shares of a given whole', () => {
    const { container } = render(BarChart, { chart: { ...chart, most: 16, rows: chart.rows.slice(0, 2) } });
    expect(fills(container)).toEqual(['50%', '25%']);
    expect(container.querySelector('.zero')).toBeNull();
  });

  it('are a table with headings of columns and rows, and all there is to tell', () => {
    render(BarChart, { chart, as: 'table' });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(chart.head);
    const line = screen.getByRole('row', { name: /^Bia/ });
    expect(within(line).getByRole('rowheader').textContent).toBe('Bia');
    expect(
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4', '2']);
  });
});
