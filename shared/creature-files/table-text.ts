import Papa from 'papaparse';

/** A row of a table as it stands in a text. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Line it begins in, from 1. */
  readonly line: number;
  /** Quotes were opened in it and not closed. */
  readonly broken: boolean;
}

/** The rows of a table, those with nothing in them left out; at most the first `most`. */
export function parseTable(text: string, delimiter: string, most = 0): readonly TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    preview: most,
    step: ({ data, errors, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) {
        rows.push({ cells: data, line, broken: errors.some(({ type }) => type === 'Quotes') });
      }
      line += text.slice(from, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      from = meta.cursor;
    },
  });
  return rows;
}

/** Rows as a text; cells that need it stand in quotes. */
export function formatTable(rows: readonly (readonly string[])[], delimiter: string): string {
  return `${Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter, newline: '\r\n' },
  )}\r\n`;
}
