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

/**
 * Writes creatures as a table whose reading gives the same creatures, row by row; no cell runs as a formula. Goes through
 * them twice: first to know the columns.
 */
export function* writeCsv(
  creatures: () => Iterable<PlainCreature>,
  system: RuleSystem,
  { layout, locale }: CsvLayout,
): Generator<string> {
  const columns = columnsOf(system);
  const delimiter = layout === 'excel' ? ';' : ',';
  const paths = pathsOf(creatures());
  const own = (field: 'name' | 'hp' | 'tags' | 'notes'): string => ownHeading(field, system, locale);
  const headings = [
    own('name'),
    own('hp'),
    own('tags'),
    ...paths.map((path) => columns.headingOf(path, locale)),
    own('notes'),
  ].map(guarded);
  if (layout === 'excel') yield '\uFEFF';
  yield formatTable([headings], delimiter);
  for (const { name, hp, notes, tags, sheet } of creatures()) {
    const leaves = new Map(leavesOf(sheet, ''));
    const cells = [
      writeCell(name, TEXT, folded, locale),
      String(hp),
      writeTags(tags),
      ...paths.map((path) => {
        const value = leaves.get(path);
        return value === undefined ? '' : writeCell(value, columns.typeOf(path), folded, locale);
      }),
      notes === '' ? '' : writeCell(notes, TEXT, folded, locale),
    ];
    yield formatTable([cells], delimiter);
  }
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
function pathsOf(creatures: Iterable<PlainCreature>): readonly string[] {
  const groups = new Map<string, Set<string>>();
  for (const { sheet } of creatures) {
    for (const [path] of leavesOf(sheet, '')) {
      const root = path.split(/[.[]/)[0] ?? path;
      groups.set(root, (groups.get(root) ?? new Set()).add(path));
    }
  }
  return [...groups.values()].flatMap((paths) => [...paths].toSorted((a, b) => itemOf(a) - itemOf(b)));
}

function itemOf(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);
}
