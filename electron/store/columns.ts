import { RodadaError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { readSheet } from '#shared/schema/read-often.ts';
import { message } from '#shared/text/message.ts';
import { isUnreadable, tryReading } from './unreadable.ts';

/** What of a row may be damaged, as it is told. */
export type Column =
  | 'beginning'
  | 'conditions'
  | 'count'
  | 'date'
  | 'labels'
  | 'name'
  | 'options'
  | 'points'
  | 'rewards'
  | 'sheet'
  | 'side'
  | 'status'
  | 'system'
  | 'tags'
  | 'value';

/** Reads a column; `UNREADABLE`, naming it, where what stands there isn't what was stored. */
export function column<T>(name: Column, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    throw isUnreadable(thrown) ? damagedColumn(name) : thrown;
  }
}

/** A column of a few words; `UNREADABLE` for any other. */
export function oneOf<T extends string>(name: Column, words: readonly T[], value: string): T {
  return words.find((word) => word === value) ?? refuse(name);
}

/** A column that holds a date or a moment, `2026-11-28` or an ISO date-time; `UNREADABLE` for anything else. */
export function readDate(value: string): string {
  return Number.isNaN(Date.parse(value)) ? refuse('date') : value;
}

/** A column that holds at least one character; `UNREADABLE` for none. */
export function filled(name: Column, value: string): string {
  return value === '' ? refuse(name) : value;
}

/** A column that holds a whole number of at least `least`; `UNREADABLE` for anything else. */
export function atLeast(name: Column, least: number, value: number): number {
  return Number.isInteger(value) && value >= least ? value : refuse(name);
}

/** What of some rows can be read; those that can't are left out, and told of by `damagedRows`. */
export function readableRows<Row, T>(rows: readonly Row[], read: (row: Row) => T): readonly T[] {
  return rows.flatMap((row) => {
    const tried = tryReading(() => read(row));
    return 'read' in tried ? [tried.read] : [];
  });
}

/** What may be damaged and has a name. */
export type Named = 'campaign' | 'character' | 'session' | 'creature';

/** Reads one row; `UNREADABLE`, with its name and what is damaged, where it can't be read; `path` is where it was asked for. */
export function readNamed<Row extends { readonly name: string }, T>(
  kind: Named,
  row: Row,
  read: (row: Row) => T,
  path?: string,
): T {
  const tried = tryReading(() => read(row));
  if ('read' in tried) return tried.read;
  const said = message(`damage.unreadable.${kind}`, { name: { plain: row.name }, why: tried.unread });
  throw new RodadaError('UNREADABLE', said, { path });
}

/** Refuses a sheet that the rules of its system don't take (`UNREADABLE`, saying which field). */
export function requireFittingSheet(system: RuleSystem, sheet: JsonObject): void {
  try {
    readSheet(system.sheet, sheet, '');
  } catch (thrown) {
    if (!(thrown instanceof RodadaError)) throw thrown;
    throw new RodadaError('UNREADABLE', message('damage.why.sheet', { why: thrown.said }));
  }
}

function damagedColumn(name: Column): RodadaError {
  return new RodadaError(
    'UNREADABLE',
    message('damage.why.column', { column: message(`damage.column.${name}`) }),
  );
}

function refuse(name: Column): never {
  throw damagedColumn(name);
}
