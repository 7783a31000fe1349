import { readCell } from './cells.ts';
import { folded } from '#shared/text/folded.ts';

/** A cell of plain words; `trimmed` is false for what may begin or end with blanks. */
export function readText(cell: string, trimmed = true): string {
  const value = readCell(cell, { kind: 'text', choices: [] }, folded);
  const text = typeof value === 'string' ? value : '';
  return trimmed ? text.trim() : text;
}
