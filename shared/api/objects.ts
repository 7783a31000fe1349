import { z } from 'zod';
import type { ObjectMaterial } from '#shared/rules/objects/materials.ts';
import type { ObjectSize } from '#shared/rules/objects/sizes.ts';
import type { Message } from '#shared/text/message.ts';
import { printable } from '#shared/text/printable.ts';
import { rowId, tableCode } from '#shared/records/fields.ts';

/** The two tables that objects get their figures from. */
export const OBJECT_TABLES = ['sizes', 'materials'] as const;

/** One of the two tables. */
export type ObjectTable = (typeof OBJECT_TABLES)[number];

/** An object of an encounter that has a row of a table. */
export interface ObjectUse {
  readonly encounterId: string;
  readonly encounter: string;
  readonly object: string;
}

/** What a campaign did with a row of a table (O6). */
interface Standing {
  /** As shipped, shipped and changed, or the campaign's own. */
  readonly origin: 'shipped' | 'changed' | 'own';
  /** Put away: no longer offered. */
  readonly hidden: boolean;
  readonly uses: readonly ObjectUse[];
}

/** A size of a campaign's table. */
export interface SizeEntry extends ObjectSize, Standing {}

/** A material of a campaign's table. */
export interface MaterialEntry extends ObjectMaterial, Standing {}

/** The tables of a campaign, with the rows it put away: sizes from the smallest, materials in their order. */
export interface ObjectTables {
  readonly sizes: readonly SizeEntry[];
  readonly materials: readonly MaterialEntry[];
}

const typedName = z.string().overwrite(printable).min(1).max(100);
// At −4 an object still has 10 points (O2); a smaller one would be broken before it is struck.
const figures = {
  maxMeters: z.number().positive().max(1_000_000).nullable(),
  modifier: z.int().min(-4).max(100),
  bonus: z.int().min(-20).max(100),
  damageReduction: z.int().min(0).max(1000),
};

/** A size as it is typed; without an id it is a new one. */
export const sizeDraft = z.strictObject({
  campaignId: rowId,
  id: tableCode.nullable(),
  name: typedName,
  maxMeters: figures.maxMeters,
  modifier: figures.modifier,
});

/** A material as it is typed; without an id it is a new one. */
export const materialDraft = z.strictObject({
  campaignId: rowId,
  id: tableCode.nullable(),
  name: typedName,
  bonus: figures.bonus,
  damageReduction: figures.damageReduction,
});

const rowName: z.ZodType<Message> = z.union([
  z.strictObject({ plain: z.string().overwrite(printable) }),
  z.strictObject({
    key: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  }),
]);
const ownRow = { id: tableCode, position: z.int(), name: rowName, hidden: z.boolean() };
const { maxMeters, modifier, bonus, damageReduction } = figures;
const ownSize = z.strictObject({ ...ownRow, maxMeters, modifier });
const ownMaterial = z.strictObject({ ...ownRow, bonus, damageReduction });

/** A row that a campaign has otherwise than it was shipped. */
export type OwnSize = z.output<typeof ownSize>;

/** A row that a campaign has otherwise than it was shipped. */
export type OwnMaterial = z.output<typeof ownMaterial>;

/** The rows that a campaign had of its own before a change; null where it had none. */
export const rowsBefore = z.strictObject({
  sizes: z.array(z.strictObject({ id: tableCode, row: ownSize.nullable() })).max(500),
  materials: z.array(z.strictObject({ id: tableCode, row: ownMaterial.nullable() })).max(500),
});

/** The rows that a campaign had of its own before a change. */
export type RowsBefore = z.output<typeof rowsBefore>;

/** What came of a change to the tables, and what takes it back. */
export interface TablesChange {
  readonly tables: ObjectTables;
  readonly before: RowsBefore;
}

const inTable = { campaignId: rowId, table: z.enum(OBJECT_TABLES) };

/** A row put away or brought back. */
export const rowHiding = z.strictObject({ ...inTable, id: tableCode, hidden: z.boolean() });

/** A shipped row, or with null the whole table, as it is shipped. */
export const tableReset = z.strictObject({ ...inTable, id: tableCode.nullable() });

/** Rows to be as they were before a change. */
export const rowsPutBack = z.strictObject({ campaignId: rowId, before: rowsBefore });
