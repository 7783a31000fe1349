import type { Json, JsonObject } from '#shared/json.ts';
import { withValueAt } from '#shared/json-path.ts';
import type { StatLineFault } from '#shared/rules/stat-lines.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { folded } from '#shared/text/folded.ts';
import type { Message } from '#shared/text/message.ts';
import { message } from '#shared/text/translate.ts';
import { readCell, readTags, UNREADABLE } from './cells.ts';
import { type Columns, columnsOf, type ColumnTarget, type OwnField } from './columns.ts';
import type { FileCreature, FileReading } from './creature.ts';
import { mendedSheet } from './mended-sheet.ts';
import { readText } from './cells.ts';
import { parseTable, type TableRow } from './table-text.ts';
import { understoodOf } from './understood.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const MOST_NAME = 200;
const MOST_HP = 100_000;
/** What Excel writes to say how columns are parted. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i;

interface Column {
  readonly heading: string;
  readonly target: ColumnTarget;
  readonly at: number;
}

/** Reads a table of creatures, parted by commas, semicolons, tabs or bars; null for a text that has no headings of one. */
export function readCsv(source: string, system: RuleSystem): FileReading | null {
  const said = SEPARATOR_LINE.exec(source)?.[1];
  const text = source.replace(SEPARATOR_LINE, '').replace(/^\uFEFF/, '');
  const columns = columnsOf(system);
  const delimiter = said ?? likeliestDelimiter(text, columns);
  const [head, ...rows] = parseTable(text, delimiter);
  const known = knownColumns(head?.cells ?? [], columns);
  const has = (field: OwnField): boolean =>
    known.some(({ target }) => target.kind === 'own' && target.field === field);
  if (!has('name') || known.length < 2) return null;
  const creatures: FileCreature[] = [];
  const faults: StatLineFault[] = [];
  const before = said === undefined ? 0 : 1;
  for (const row of rows) {
    const line = row.line + before;
    const read = readRow({ ...row, line }, known, columns, system);
    if ('why' in read) faults.push({ line, source: row.cells.join(delimiter).slice(0, 200), ...read });
    else creatures.push(read);
  }
  return { creatures, faults, dropped: unknownColumns(head?.cells ?? [], known) };
}

/** The character that leaves the most headings known. */
function likeliestDelimiter(text: string, columns: Columns): string {
  const counted = DELIMITERS.map((delimiter) => {
    const [head] = parseTable(text, delimiter, 1);
    return { delimiter, count: knownColumns(head?.cells ?? [], columns).length };
  });
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
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

function unknownColumns(headings: readonly string[], known: readonly Column[]): FileReading['dropped'] {
  const used = new Set(known.map(({ at }) => at));
  return headings.flatMap((heading, at) =>
    used.has(at) || heading.trim() === ''
      ? []
      : [{ source: heading.trim(), why: message('creatureFile.unknownColumn') }],
  );
}

function readRow(
  { cells, line, broken }: TableRow,
  known: readonly Column[],
  columns: Columns,
  system: RuleSystem,
): FileCreature | { readonly why: Message } {
  if (broken) return { why: message('creatureFile.openQuotes') };
  const own = (field: OwnField): string => {
    const column = known.find(({ target }) => target.kind === 'own' && target.field === field);
    return column ? (cells[column.at] ?? '') : '';
  };
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
  const sheet = closeGaps(values).reduce<JsonObject>(
    (made, [path, value]) => withValueAt(made, path, value),
    {},
  );
  return { sheet: withIds(sheet, columns), dropped };
}

function wrongCell(target: ColumnTarget): Message {
  const kind = target.kind === 'sheet' ? target.type.kind : 'free';
  if (kind === 'integer') return message('creatureFile.notANumber');
  return kind === 'flag' ? message('creatureFile.notYesOrNo') : message('creatureFile.notAChoice');
}

/** Items stand one after the other, also where the table leaves the cells of one empty. */
function closeGaps(values: readonly [string, Json][]): readonly [string, Json][] {
  const used = new Map<string, number[]>();
  const parted = values.map(([path, value]) => ({ parts: /^([^[]+)\[(\d+)\](.*)$/.exec(path), path, value }));
  for (const { parts } of parted) {
    if (!parts) continue;
    const [, list = '', index = ''] = parts;
    const known = used.get(list) ?? [];
    if (!known.includes(Number(index)))
      used.set(
        list,
        [...known, Number(index)].toSorted((a, b) => a - b),
      );
  }
  return parted
    .map(({ parts, path, value }): readonly [string, Json, number] => {
      if (!parts) return [path, value, 0];
      const [, list = '', index = '', rest = ''] = parts;
      const place = used.get(list)?.indexOf(Number(index)) ?? 0;
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
