import type {
  MaterialEntry,
  ObjectTable,
  ObjectTables,
  ObjectUse,
  OwnMaterial,
  OwnSize,
  RowsBefore,
  SizeEntry,
  TablesChange,
} from '#shared/api/objects.ts';
import { RodadaError } from '#shared/errors.ts';
import { SHIPPED_MATERIALS } from '#shared/rules/objects/materials.ts';
import { SHIPPED_SIZES } from '#shared/rules/objects/sizes.ts';
import { plain, message } from '#shared/text/message.ts';
import { BETWEEN } from '#shared/text/lists.ts';
import { objectUses } from './object-uses.ts';
import { allMaterials, allObjectSizes } from './objects.ts';
import { ownMaterials, ownSizes, type OwnRows } from './own-object-rows.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';

/** The tables of a campaign with what it did to each row and what uses it; a row put away is there while it can come back (O6). */
export function objectTables(db: Sqlite, campaignId: string): ObjectTables {
  const sizeUses = objectUses(db, campaignId, 'sizes');
  const materialUses = objectUses(db, campaignId, 'materials');
  const sizes = allObjectSizes(db, campaignId).map((row): SizeEntry => {
    const shipped = SHIPPED_SIZES.find(({ id }) => id === row.id);
    const changed = shipped?.maxMeters !== row.maxMeters || shipped.modifier !== row.modifier;
    return { ...row, ...standing(row, shipped, changed, sizeUses) };
  });
  const materials = allMaterials(db, campaignId).map((row): MaterialEntry => {
    const shipped = SHIPPED_MATERIALS.find(({ id }) => id === row.id);
    const changed = shipped?.bonus !== row.bonus || shipped.damageReduction !== row.damageReduction;
    return { ...row, ...standing(row, shipped, changed, materialUses) };
  });
  return { sizes: sizes.filter(isKnown), materials: materials.filter(isKnown) };
}

/** A size stored under a campaign, new or in the place of the one of its id. */
export function saveSize(db: Sqlite, campaignId: string, row: Omit<OwnSize, 'position'>): TablesChange {
  return change(db, campaignId, (before) => {
    const position = positionOf(SHIPPED_SIZES, ownSizes.list(db, campaignId), row.id);
    const was = before([row.id], []);
    ownSizes.put(db, campaignId, { ...row, position });
    return was;
  });
}

/** A material stored under a campaign, new or in the place of the one of its id. */
export function saveMaterial(
  db: Sqlite,
  campaignId: string,
  row: Omit<OwnMaterial, 'position'>,
): TablesChange {
  return change(db, campaignId, (before) => {
    const position = positionOf(SHIPPED_MATERIALS, ownMaterials.list(db, campaignId), row.id);
    const was = before([], [row.id]);
    ownMaterials.put(db, campaignId, { ...row, position });
    return was;
  });
}

/** Puts a row away, or brings it back; one in use stays: `NOT_ALLOWED`, naming what uses it (O6). */
export function hideRow(
  db: Sqlite,
  { campaignId, table, id, hidden }: { campaignId: string; table: ObjectTable; id: string; hidden: boolean },
): TablesChange {
  return change(db, campaignId, (before) => {
    if (hidden) refuseInUse(objectUses(db, campaignId, table).get(id));
    if (table === 'sizes') {
      const row = allObjectSizes(db, campaignId).find((one) => one.id === id) ?? unknown();
      const position = positionOf(SHIPPED_SIZES, ownSizes.list(db, campaignId), id);
      const was = before([id], []);
      ownSizes.put(db, campaignId, { ...row, position, hidden });
      return was;
    }
    const row = allMaterials(db, campaignId).find((one) => one.id === id) ?? unknown();
    const position = positionOf(SHIPPED_MATERIALS, ownMaterials.list(db, campaignId), id);
    const was = before([], [id]);
    ownMaterials.put(db, campaignId, { ...row, position, hidden });
    return was;
  });
}

/**
 * Makes a shipped row, or with null the whole table, what it is shipped as (O6). The campaign's own rows are put away
 * with the whole table, but for those in use.
 */
export function resetRows(
  db: Sqlite,
  { campaignId, table, id }: { campaignId: string; table: ObjectTable; id: string | null },
): TablesChange {
  return change(db, campaignId, (before) => {
    const uses = objectUses(db, campaignId, table);
    if (table === 'sizes') {
      const ids = idsToReset(SHIPPED_SIZES, ownSizes.list(db, campaignId), id);
      const was = before(ids, []);
      resetOwn(db, campaignId, { own: ownSizes, shipped: SHIPPED_SIZES, rows: was.sizes, uses });
      return was;
    }
    const ids = idsToReset(SHIPPED_MATERIALS, ownMaterials.list(db, campaignId), id);
    const was = before([], ids);
    resetOwn(db, campaignId, { own: ownMaterials, shipped: SHIPPED_MATERIALS, rows: was.materials, uses });
    return was;
  });
}

/** Makes rows what they were before a change; one in use that would go stays: `NOT_ALLOWED`. */
export function putBackRows(db: Sqlite, campaignId: string, rows: RowsBefore): TablesChange {
  return change(db, campaignId, (before) => {
    const was = before(
      rows.sizes.map(({ id }) => id),
      rows.materials.map(({ id }) => id),
    );
    putBack(db, campaignId, {
      own: ownSizes,
      shipped: SHIPPED_SIZES,
      rows: rows.sizes,
      uses: objectUses(db, campaignId, 'sizes'),
    });
    putBack(db, campaignId, {
      own: ownMaterials,
      shipped: SHIPPED_MATERIALS,
      rows: rows.materials,
      uses: objectUses(db, campaignId, 'materials'),
    });
    return was;
  });
}

type Before = (sizes: readonly string[], materials: readonly string[]) => RowsBefore;
type Shipped = readonly { readonly id: string }[];
type Uses = ReadonlyMap<string, readonly ObjectUse[]>;
interface StoredRow {
  readonly id: string;
  readonly hidden: boolean;
}
interface RowBefore<Row> {
  readonly id: string;
  readonly row: Row | null;
}
interface TableChange<Row extends StoredRow> {
  readonly own: OwnRows<Row>;
  readonly shipped: Shipped;
  readonly rows: readonly RowBefore<Row>[];
  readonly uses: Uses;
}

function change(db: Sqlite, campaignId: string, work: (before: Before) => RowsBefore): TablesChange {
  return inTransaction(db, () => {
    const before = work((sizes, materials) => ({
      sizes: rowsOf(ownSizes.list(db, campaignId), sizes),
      materials: rowsOf(ownMaterials.list(db, campaignId), materials),
    }));
    return { tables: objectTables(db, campaignId), before };
  });
}

function rowsOf<Row extends { readonly id: string }>(
  own: readonly Row[],
  ids: readonly string[],
): RowBefore<Row>[] {
  return ids.map((id) => ({ id, row: own.find((one) => one.id === id) ?? null }));
}

function standing(
  row: { readonly id: string; readonly name: SizeEntry['name']; readonly hidden: boolean },
  shipped: { readonly name: SizeEntry['name'] } | undefined,
  changed: boolean,
  uses: Uses,
): Pick<SizeEntry, 'origin' | 'hidden' | 'uses'> {
  const renamed = shipped !== undefined && 'plain' in row.name;
  const origin = shipped === undefined ? 'own' : changed || renamed ? 'changed' : 'shipped';
  return { origin, hidden: row.hidden, uses: uses.get(row.id) ?? [] };
}

/** A row of the campaign's own that was put away is gone, unless an encounter that came back has it. */
function isKnown({ origin, hidden, uses }: Pick<SizeEntry, 'origin' | 'hidden' | 'uses'>): boolean {
  return !hidden || origin !== 'own' || uses.length > 0;
}

/** Where a row stands: where it stood, where it is shipped, or after all others. */
function positionOf(
  shipped: Shipped,
  own: readonly { readonly id: string; readonly position: number }[],
  id: string,
): number {
  const known = own.find((one) => one.id === id)?.position;
  if (known !== undefined) return known;
  const at = shipped.findIndex((one) => one.id === id);
  return at === -1 ? Math.max(shipped.length, ...own.map(({ position }) => position + 1)) : at;
}

function idsToReset(shipped: Shipped, own: Shipped, id: string | null): readonly string[] {
  if (id === null) return own.map((row) => row.id);
  if (!shipped.some((row) => row.id === id)) unknown();
  return [id];
}

function resetOwn<Row extends StoredRow>(
  db: Sqlite,
  campaignId: string,
  { own, shipped, rows, uses }: TableChange<Row>,
): void {
  for (const { id, row } of rows) {
    if (shipped.some((one) => one.id === id)) own.drop(db, campaignId, id);
    else if (row !== null && !uses.has(id)) own.put(db, campaignId, { ...row, hidden: true });
  }
}

function putBack<Row extends StoredRow>(
  db: Sqlite,
  campaignId: string,
  { own, shipped, rows, uses }: TableChange<Row>,
): void {
  for (const { id, row } of rows) {
    const goes = row === null ? !shipped.some((one) => one.id === id) : row.hidden;
    if (goes) refuseInUse(uses.get(id));
    if (row === null) own.drop(db, campaignId, id);
    else own.put(db, campaignId, { ...row, id });
  }
}

function refuseInUse(uses: readonly ObjectUse[] = []): void {
  if (uses.length === 0) return;
  const list = uses.map(({ encounter, object }) => `${object} (${encounter})`).join(BETWEEN);
  throw new RodadaError('NOT_ALLOWED', message('objects.inUse', { uses: plain(list) }), { path: 'id' });
}

function unknown(): never {
  throw new RodadaError('NOT_FOUND', message('objects.unknownRow'), { path: 'id' });
}
