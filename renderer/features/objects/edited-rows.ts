import type { ObjectTable, ObjectTables, ObjectUse } from '#shared/api/objects.ts';
import { boundFault, nameFault } from '#shared/rules/objects/table-faults.ts';
import type { TextKey } from '#shared/text/catalogue.ts';
import { type Message, message } from '#shared/text/message.ts';

/** A figure of a row. */
export type FigureId = 'maxMeters' | 'modifier' | 'bonus' | 'damageReduction';

/** A column of a table of objects. */
export interface Column {
  readonly id: FigureId;
  readonly label: TextKey;
  /** Takes a decimal comma, and may be left empty. */
  readonly measure: boolean;
  readonly least: number;
  readonly most: number;
  /** What is said when a figure is out of these bounds. */
  readonly range: TextKey;
}

const METERS: Column = {
  id: 'maxMeters',
  label: 'objects.maxMeters',
  measure: true,
  least: 0.001,
  most: 1_000_000,
  range: 'objects.notMeasure',
};
const MODIFIER: Column = {
  id: 'modifier',
  label: 'objects.modifier',
  measure: false,
  least: -4,
  most: 100,
  range: 'objects.modifierRange',
};
const BONUS: Column = {
  id: 'bonus',
  label: 'objects.bonus',
  measure: false,
  least: -20,
  most: 100,
  range: 'objects.bonusRange',
};
const REDUCTION: Column = {
  id: 'damageReduction',
  label: 'objects.damageReduction',
  measure: false,
  least: 0,
  most: 1000,
  range: 'objects.reductionRange',
};

/** The columns of each table besides the name. */
export const COLUMNS: Readonly<Record<ObjectTable, readonly Column[]>> = {
  sizes: [METERS, MODIFIER],
  materials: [BONUS, REDUCTION],
};

/** A row as it is typed; null for an empty figure, which is no bound for a measure and a fault elsewhere. */
export interface RowDraft {
  readonly name: string;
  readonly figures: Readonly<Partial<Record<FigureId, number | null>>>;
}

/** A row of a table as the editor shows it. */
export interface EditedRow extends RowDraft {
  readonly id: string;
  readonly origin: 'shipped' | 'changed' | 'own';
  readonly hidden: boolean;
  readonly uses: readonly ObjectUse[];
}

/** The rows of a table, with their names in words. */
export function rowsOf(
  tables: ObjectTables,
  table: ObjectTable,
  say: (name: Message) => string,
): readonly EditedRow[] {
  if (table === 'sizes') {
    return tables.sizes.map(({ name, maxMeters, modifier, ...row }) => ({
      ...row,
      name: say(name),
      figures: { maxMeters, modifier },
    }));
  }
  return tables.materials.map(({ name, bonus, damageReduction, ...row }) => ({
    ...row,
    name: say(name),
    figures: { bonus, damageReduction },
  }));
}

/** What is wrong with a row as it is typed, by name and figure; nothing when it can be saved. */
export function faultsOf(
  table: ObjectTable,
  draft: RowDraft & { readonly id: string | null },
  rows: readonly EditedRow[],
): Readonly<Partial<Record<FigureId | 'name', Message>>> {
  const others = rows.filter(({ hidden }) => !hidden);
  const name = nameFault(draft, others);
  const figures = COLUMNS[table].flatMap((column) => {
    const fault = figureFault(column, draft.figures[column.id] ?? null);
    return fault === null ? [] : [[column.id, fault] as const];
  });
  const sized = [...others, draft].map((row) => ({ ...row, maxMeters: row.figures.maxMeters ?? null }));
  const asked = sized.at(-1);
  const bound = table === 'sizes' && asked ? boundFault(asked, sized.slice(0, -1)) : null;
  return {
    ...(bound && { maxMeters: bound }),
    ...Object.fromEntries(figures),
    ...(name && { name }),
  };
}

/** Whether two rows say the same. */
export function sameRow(one: RowDraft, other: RowDraft): boolean {
  const ids = Object.keys({ ...one.figures, ...other.figures });
  const figures = (row: RowDraft) => new Map(Object.entries(row.figures));
  return one.name === other.name && ids.every((id) => figures(one).get(id) === figures(other).get(id));
}

/** A name for a row to be added that no other has: "Material novo", "Material novo 2" … */
export function freshName(word: string, rows: readonly EditedRow[]): string {
  const taken = new Set(rows.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? word : `${word} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** A row to begin with: a bound of its own beyond the largest, else nothing that counts. */
export function freshRow(table: ObjectTable, name: string, rows: readonly EditedRow[]): RowDraft {
  if (table === 'materials') return { name, figures: { bonus: 0, damageReduction: 0 } };
  const bounds = rows.map(({ figures }) => figures.maxMeters ?? 0);
  return { name, figures: { maxMeters: Math.max(0, ...bounds) + 1, modifier: 0 } };
}

function figureFault({ measure, least, most, range }: Column, value: number | null): Message | null {
  if (value === null) return measure ? null : message('objects.notNumber');
  return value >= least && value <= most ? null : message(range);
}
