import Papa from 'papaparse';

/** A row of a table as it stands in a text. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Line it begins in, from 1. */
  readonly line: number;
  /** Quotes were opened in it and not closed, or closed in the middle of a cell. */
  readonly broken: boolean;
}

/** Of a longer cell only the beginning is kept: nothing that a creature has is so long. */
const LONGEST_CELL = 1_000_000;

/** Where a cell is being read: at its beginning, in plain words, in quotes, or after the quotes that may have ended it. */
type Where = 'start' | 'plain' | 'quoted' | 'closed';

/** The rows of a table, those with nothing in them left out, one by one from a text in pieces. */
export function* tableRows(pieces: Iterable<string>, delimiter: string): Generator<TableRow> {
  const row = rowReader();
  let where: Where = 'start';
  let afterReturn = false;
  for (const piece of pieces) {
    let at = 0;
    while (at < piece.length) {
      const character = piece.charAt(at);
      const isEnd = character === '\n' || character === '\r';
      if (character === '\n' && afterReturn) {
        // The second half of a line's end.
        afterReturn = false;
        if (where === 'quoted') row.add('\n');
        at += 1;
        continue;
      }
      afterReturn = character === '\r';
      if (where === 'quoted') {
        const end = endOfQuoted(piece, at);
        row.add(piece.slice(at, end));
        at = end;
        if (at === piece.length) continue;
        if (piece.charAt(at) === '"') where = 'closed';
        else {
          row.add(piece.charAt(at));
          row.newLine();
          afterReturn = piece.charAt(at) === '\r';
        }
        at += 1;
      } else if (isEnd) {
        const read = row.end();
        row.newLine();
        where = 'start';
        at += 1;
        if (read !== null) yield read;
      } else if (character === delimiter) {
        row.endCell();
        where = 'start';
        at += 1;
      } else if (where === 'closed') {
        where = row.afterQuotes(character);
        at += 1;
      } else if (where === 'start' && character === '"') {
        where = 'quoted';
        at += 1;
      } else {
        const end = endOfPlain(piece, at, delimiter);
        row.add(piece.slice(at, end));
        where = 'plain';
        at = end;
      }
    }
  }
  if (where === 'quoted') row.breakOff();
  const last = row.end();
  if (last !== null) yield last;
}

function endOfPlain(piece: string, from: number, delimiter: string): number {
  let at = from;
  for (; at < piece.length; at += 1) {
    const character = piece.charAt(at);
    if (character === delimiter || character === '\n' || character === '\r') break;
  }
  return at;
}

/** Where the words in quotes are broken by quotes or the end of a line. */
function endOfQuoted(piece: string, from: number): number {
  let at = from;
  for (; at < piece.length; at += 1) {
    const character = piece.charAt(at);
    if (character === '"' || character === '\n' || character === '\r') break;
  }
  return at;
}

/** Puts a row together; `end` gives it, or null for one with nothing in it. */
function rowReader() {
  let cells: string[] = [];
  let cell: string[] = [];
  let length = 0;
  let blanks = '';
  let line = 1;
  let begins = 1;
  let broken = false;
  let filled = false;

  function add(words: string): void {
    if (length >= LONGEST_CELL) return;
    cell.push(words);
    length += words.length;
  }
  function endCell(): void {
    const words = cell.join('');
    filled ||= words.trim() !== '';
    cells.push(words);
    cell = [];
    length = 0;
    blanks = '';
  }
  return {
    add,
    endCell,
    /** Takes a character after quotes that ended: twice a quote is one, blanks count for nothing, anything else breaks the row. */
    afterQuotes(character: string): Where {
      if (character === ' ') {
        blanks += character;
        return 'closed';
      }
      const isQuote = character === '"' && blanks === '';
      if (!isQuote) {
        broken = true;
        add(`"${blanks}`);
      }
      add(character);
      blanks = '';
      return 'quoted';
    },
    newLine: () => (line += 1),
    breakOff: () => (broken = true),
    end(): TableRow | null {
      endCell();
      const row = filled ? { cells, line: begins, broken } : null;
      cells = [];
      begins = line + 1;
      broken = false;
      filled = false;
      return row;
    },
  };
}

/** Rows as a text; cells that need it stand in quotes. */
export function formatTable(rows: readonly (readonly string[])[], delimiter: string): string {
  return `${Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter, newline: '\r\n' },
  )}\r\n`;
}
