import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import FigureTable from './FigureTable.svelte';

const head = ['Quem', 'Acertos', 'Erros'];

it('figures stand in named columns and rows', () => {
  const rows = [
    { id: 'a', label: 'Ana', cells: ['4', '2'] },
    { id: 'b', label: 'Bia', cells: ['−1', ''] },
  ];
  render(FigureTable, { head, rows });
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(head);
  const line = screen.getByRole('row', { name: /^Bia/ });
  expect(within(line).getByRole('rowheader').textContent).toBe('Bia');
  expect(
    within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['−1', '']);
});

it('a table without rows keeps its headings', () => {
  render(FigureTable, { head, rows: [] });
  expect(screen.getAllByRole('row')).toHaveLength(1);
});
