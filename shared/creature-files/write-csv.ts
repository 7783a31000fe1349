import type { Json } from '#shared/json.ts';
import { isList, isObject } from '#shared/json-path.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { folded } from '#shared/text/folded.ts';
import type { Locale } from '#shared/text/locale.ts';
import { type CellType, guarded, writeCell, writeTags } from './cells.ts';
import { columnsOf, ownHeading } from './columns.ts';
import type { PlainCreature } from './creature.ts';
import { formatTable } from './table-text.ts';

const TEXT: CellType = { kind: 'text', choices: [] };

/** How a table is laid out. */
export interface CsvLayout {
  /** `excel`: semicolons and a mark at the start, as a Brazilian Excel opens it with accents and columns whole. */
  readonly layout: 'plain' | 'excel';
  readonly locale: Locale;
}

/** Writes creatures as a table whose reading gives the same creatures; no cell runs as a formula. */
export function writeCsv(
  creatures: readonly PlainCreature[],
  system: RuleSystem,
  { layout, locale }: CsvLayout,
): string {
  const columns = columnsOf(system);
  const sheets = creatures.map(({ sheet }) => new Map(leavesOf(sheet, '')));
  const paths = pathsOf(sheets);
  const own = (field: 'name' | 'hp' | 'tags' | 'notes'): string => ownHeading(field, system, locale);
  const headings = [
    own('name'),
    own('hp'),
    own('tags'),
    ...paths.map((path) => columns.headingOf(path, locale)),
    own('notes'),
  ].map(guarded);
  const rows = creatures.map(({ name, hp, notes, tags }, index) => [
    writeCell(name, TEXT, folded),
    String(hp),
    writeTags(tags),
    ...paths.map((path) => {
      const value = sheets[index]?.get(path);
      return value === undefined ? '' : writeCell(value, columns.typeOf(path), folded);
    }),
    notes === '' ? '' : writeCell(notes, TEXT, folded),
  ]);
  const table = formatTable([headings, ...rows], layout === 'excel' ? ';' : ',');
  return layout === 'excel' ? `\uFEFF${table}` : table;
}

/** Every figure, word and mark of a sheet under its path. Empty lists and null are what is left out of a sheet anyway. */
function leavesOf(value: Json | undefined, path: string): [string, Json][] {
  if (value === undefined || value === null || (isList(value) && value.length === 0)) return [];
  const inner: [string, Json | undefined][] = isList(value)
    ? value.map((item, index) => [`${path}[${index}]`, item])
    : isObject(value)
      ? Object.entries(value).map(([key, child]) => [path === '' ? key : `${path}.${key}`, child])
      : [];
  if (inner.length > 0) return inner.flatMap(([key, child]) => leavesOf(child, key));
  return path === '' ? [] : [[path, value]];
}

/** All the paths in use, items of a list side by side in their order. */
function pathsOf(sheets: readonly ReadonlyMap<string, Json>[]): readonly string[] {
  const groups = new Map<string, Set<string>>();
  for (const path of sheets.flatMap((sheet) => [...sheet.keys()])) {
    const root = path.split(/[.[]/)[0] ?? path;
    groups.set(root, (groups.get(root) ?? new Set()).add(path));
  }
  return [...groups.values()].flatMap((paths) => [...paths].toSorted((a, b) => itemOf(a) - itemOf(b)));
}

function itemOf(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);
}
