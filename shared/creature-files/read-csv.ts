import { RodadaError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { objectOf, withValueAt } from '#shared/json-path.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { folded } from '#shared/text/folded.ts';
import { type Message, message } from '#shared/text/message.ts';
import { readCell, readTags, readText, UNREADABLE } from './cells.ts';
import { type Columns, columnsOf, type ColumnTarget, type OwnField } from './columns.ts';
import type { CreatureTaker, Dropped, FileCreature } from './creature.ts';
import { mendedSheet } from './mended-sheet.ts';
import { tableRows, type TableRow } from './table-text.ts';
import { understoodOf } from './understood.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const MOST_NAME = 200;
const MOST_HP = 100_000;
/** So many characters at most have the headings of a table together. */
const LONGEST_HEAD = 8_000_000;
/** What Excel writes to say how columns are parted. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

interface Column {
  readonly heading: string;
  readonly target: ColumnTarget;
  readonly at: number;
}

/**
 * Reads a table of creatures, parted by commas, semicolons, tabs or bars, from a text in pieces; gives what of its
 * headings was left out, or null for a text that has no headings of a table.
 */
export function readCsv(
  pieces: () => Iterable<string>,
  system: RuleSystem,
  take: CreatureTaker,
): Dropped | null {
  const said = SEPARATOR_LINE.exec(beginningOf(pieces(), 20))?.[1];
  const columns = columnsOf(system);
  const delimiter = said ?? likeliestDelimiter(pieces, columns);
  const rows = tableRows(said === undefined ? pieces() : withoutFirstLine(pieces()), delimiter);
  const before = said === undefined ? 0 : 1;
  const first =
    said === undefined ? headings(pieces(), delimiter) : headings(withoutFirstLine(pieces()), delimiter);
  const known = knownColumns(first, columns);
  const has = (field: OwnField): boolean => ownPlace(known, field) !== undefined;
  if (!has('name') || known.length < 2) return null;
  if (!has('hp')) {
    const values = { unit: system.health.unit, columns: columns.told };
    throw new RodadaError('BAD_FILE', message('creatureFile.noPointsColumn', values));
  }
  rows.next();
  const read = rowReader(known, columns, system);
  for (const row of rows) {
    const line = row.line + before;
    const creature = read({ ...row, line });
    if ('why' in creature) take.fault({ line, source: row.cells.join(delimiter).slice(0, 200), ...creature });
    else take.creature(creature);
  }
  return unknownColumns(first, known, columns.told);
}

/** A text without the mark that some begin with. */
export function* withoutMark(pieces: Iterable<string>): Generator<string> {
  let isFirst = true;
  for (const piece of pieces) {
    yield isFirst ? piece.replace(/^\uFEFF/, '') : piece;
    isFirst = false;
  }
}

/** The first so many characters of a text. */
export function beginningOf(pieces: Iterable<string>, length: number): string {
  let text = '';
  for (const piece of pieces) {
    text += piece.slice(0, length - text.length);
    if (text.length >= length) break;
  }
  return text;
}

/** The character that leaves the most headings known. */
function likeliestDelimiter(pieces: () => Iterable<string>, columns: Columns): string {
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: knownColumns(headings(pieces(), delimiter), columns).length,
  }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/** The cells of the first row that has something in it; none where it is longer than headings are. */
function headings(pieces: Iterable<string>, delimiter: string): readonly string[] {
  const [head] = tableRows([beginningOf(pieces, LONGEST_HEAD)], delimiter);
  return head?.cells ?? [];
}

function* withoutFirstLine(pieces: Iterable<string>): Generator<string> {
  let inFirst = true;
  for (const piece of pieces) {
    const end = inFirst ? piece.indexOf('\n') : -1;
    if (!inFirst) yield piece;
    else if (end !== -1) {
      inFirst = false;
      yield piece.slice(end + 1);
    }
  }
}

function knownColumns(headings: readonly string[], columns: Columns): readonly Column[] {
  const seen = new Set<string>();
  return headings.flatMap((heading, at) => {
    const target = columns.of(heading);
    const key = JSON.stringify(target?.kind === 'own' ? target.field : target?.path);
    if (target === null || seen.has(key)) return [];
    seen.add(key);
    return [{ heading, target, at }];
  });
}

function unknownColumns(headings: readonly string[], known: readonly Column[], told: Message): Dropped {
  const why = message('creatureFile.unknownColumn', { columns: told });
  const used = new Set(known.map(({ at }) => at));
  return headings.flatMap((heading, at) =>
    used.has(at) || heading.trim() === '' ? [] : [{ source: heading.trim(), why }],
  );
}

function ownPlace(known: readonly Column[], field: OwnField): number | undefined {
  return known.find(({ target }) => target.kind === 'own' && target.field === field)?.at;
}

/** Makes what reads the rows of a table with these columns. */
function rowReader(known: readonly Column[], columns: Columns, system: RuleSystem) {
  const places = {
    name: ownPlace(known, 'name'),
    hp: ownPlace(known, 'hp'),
    notes: ownPlace(known, 'notes'),
    tags: ownPlace(known, 'tags'),
  };
  return ({ cells, line, broken }: TableRow): FileCreature | { readonly why: Message } => {
    if (broken) return { why: message('creatureFile.openQuotes') };
    const own = (field: OwnField): string => cells[places[field] ?? -1] ?? '';
    const name = readText(own('name'));
    const hp = pointsIn(own('hp'));
    if (name === '') return { why: message('creatureFile.noName') };
    if (name.length > MOST_NAME) return { why: message('creatureFile.longName') };
    if (hp === null) return { why: message('creatureFile.noPoints', { unit: system.health.unit }) };
    const { sheet: read, dropped } = sheetOf(cells, known, columns);
    const mended = mendedSheet(system, read);
    if ('why' in mended) return mended;
    const { sheet } = mended;
    return {
      name,
      hp,
      sheet,
      notes: readText(own('notes'), false),
      tags: readTags(own('tags')),
      line,
      understood: understoodOf(system, hp, sheet),
      dropped: [...dropped, ...mended.dropped],
      doubtful: [],
    };
  };
}

function pointsIn(cell: string): number | null {
  const text = cell.trim();
  const hp = /^\d{1,6}(?:[.,]0+)?$/.test(text) ? Math.round(Number(text.replace(',', '.'))) : null;
  return hp !== null && hp <= MOST_HP ? hp : null;
}

function sheetOf(
  cells: readonly string[],
  known: readonly Column[],
  columns: Columns,
): { readonly sheet: JsonObject; readonly dropped: FileCreature['dropped'] } {
  const values: [string, Json][] = [];
  const dropped: { source: string; why: Message }[] = [];
  for (const { heading, target, at } of known) {
    if (target.kind === 'own') continue;
    const value = readCell(cells[at] ?? '', target.type, folded);
    if (value === UNREADABLE) {
      dropped.push({ source: `${heading}: ${cells[at] ?? ''}`, why: wrongCell(target) });
    } else if (value !== undefined) values.push([target.path, value]);
  }
  const sheet = objectOf(closeGaps(values));
  return { sheet: withIds(sheet, columns), dropped };
}

function wrongCell(target: ColumnTarget): Message {
  const kind = target.kind === 'sheet' ? target.type.kind : 'free';
  if (kind === 'integer') return message('creatureFile.notANumber');
  return kind === 'flag' ? message('creatureFile.notYesOrNo') : message('creatureFile.notAChoice');
}

/** Items stand one after the other, also where the table leaves the cells of one empty. */
function closeGaps(values: readonly [string, Json][]): readonly [string, Json][] {
  const used = new Map<string, Set<number>>();
  const parted = values.map(([path, value]) => ({ parts: /^([^[]+)\[(\d+)\](.*)$/.exec(path), path, value }));
  for (const { parts } of parted) {
    if (!parts) continue;
    const [, list = '', index = ''] = parts;
    used.set(list, (used.get(list) ?? new Set()).add(Number(index)));
  }
  const places = new Map(
    [...used].map(([list, indexes]) => [
      list,
      new Map([...indexes].toSorted((a, b) => a - b).map((index, place) => [index, place])),
    ]),
  );
  return parted
    .map(({ parts, path, value }): readonly [string, Json, number] => {
      if (!parts) return [path, value, 0];
      const [, list = '', index = '', rest = ''] = parts;
      const place = places.get(list)?.get(Number(index)) ?? 0;
      return [`${list}[${place}]${rest}`, value, place];
    })
    .toSorted((a, b) => a[2] - b[2])
    .map(([path, value]) => [path, value]);
}

/** Items that the table gives no id get one. */
function withIds(sheet: JsonObject, { lists }: Columns): JsonObject {
  return lists.reduce<JsonObject>((made, { path, fields }) => {
    const items = made[path];
    if (!Array.isArray(items) || !fields.some((field) => field.path === 'id')) return made;
    return items.reduce<JsonObject>((one, item: Json, index) => {
      const has = typeof item === 'object' && item !== null && 'id' in item;
      return has ? one : withValueAt(one, `${path}[${index}].id`, `${path}-${index + 1}`);
    }, made);
  }, sheet);
}
