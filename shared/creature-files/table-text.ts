/** A row of a table as it stands in a text. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Line it begins in, from 1. */
  readonly line: number;
  /** Quotes were opened in it and not closed. */
  readonly broken: boolean;
}

/** The rows of a table (RFC 4180, and line ends of every kind), those with nothing in them left out. */
export function parseTable(
  text: string,
  delimiter: string,
  most = Number.POSITIVE_INFINITY,
): readonly TableRow[] {
  const rows: TableRow[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length && rows.length < most) {
    const cells: string[] = [];
    const from = line;
    let broken = false;
    for (let more = true; more;) {
      const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
      cells.push(cell.value);
      broken ||= cell.broken;
      line += lineEndsIn(text.slice(at, cell.end));
      at = cell.end;
      more = text.startsWith(delimiter, at);
      if (more) at += delimiter.length;
    }
    const end = /^(?:\r\n|\r|\n)?/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
    at += end;
    if (end > 0) line += 1;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line: from, broken });
  }
  return rows;
}

/** Rows as a text; cells that need it stand in quotes. */
export function formatTable(rows: readonly (readonly string[])[], delimiter: string): string {
  return rows
    .map((row) => `${row.map((cell) => quotedIfNeeded(cell, delimiter)).join(delimiter)}\r\n`)
    .join('');
}

interface Cell {
  readonly value: string;
  /** Where the text goes on after it. */
  readonly end: number;
  readonly broken: boolean;
}

function plainCell(text: string, from: number, delimiter: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r' && !text.startsWith(delimiter, end))
    end += 1;
  return { value: text.slice(from, end), end, broken: false };
}

function quotedCell(text: string, from: number): Cell {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length, broken: true };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1, broken: false };
    value += '"';
    at = quote + 2;
  }
}

function quotedIfNeeded(cell: string, delimiter: string): string {
  const plain = !/["\r\n]|^\s|\s$/.test(cell) && !cell.includes(delimiter);
  return plain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

function lineEndsIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
