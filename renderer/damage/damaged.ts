import type { StoredKind } from '#shared/api/changes.ts';
import type { CheckedTable, DamagedRow, RowName } from '#shared/api/damage.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';

const KINDS: Readonly<Record<CheckedTable, StoredKind>> = {
  settings: 'settings',
  campaigns: 'campaigns',
  characters: 'characters',
  sessions: 'sessions',
  creatures: 'creatures',
  encounters: 'encounters',
  encounter_pieces: 'encounters',
  encounter_objects: 'encounters',
  combats: 'combats',
  object_sizes: 'objects',
  materials: 'objects',
};

/** The kinds of stored things that the rows of some tables are of. */
export function kindsOf(tables: readonly CheckedTable[]): readonly StoredKind[] {
  return [...new Set(tables.map((table) => KINDS[table]))];
}

/** What a damaged row is called: what it is, and its name as far as it can be read. */
export function rowTitle({ table, name }: Pick<DamagedRow, 'table' | 'name'>): string {
  const kind = t(`damage.kind.${table}`);
  return name === '' ? `${kind} (${t('damage.nameless')})` : `${kind} “${name}”`;
}

/** Writes the text of a damaged row to a file, as it is stored, where the narrator says. */
export async function saveText(row: DamagedRow): Promise<void> {
  const file = await call('damage:export', nameOf(row));
  if (file !== null) toast(t('damage.saved', { file }));
}

/** The text of a damaged row, as it is stored. */
export function textOf(row: DamagedRow): Promise<string> {
  return call('damage:raw', nameOf(row));
}

/** Takes a damaged row out of sight, and offers to bring it back as it was. */
export async function takeOut(row: DamagedRow): Promise<void> {
  await call('damage:remove', nameOf(row));
  toast(t('damage.removed', { name: rowTitle(row) }), { undo: () => bringBack(row) });
}

/** Opens a campaign again with the options its system begins with, and offers to take that back. */
export async function useStandardOptions(row: DamagedRow): Promise<void> {
  await call('damage:reset', nameOf(row));
  toast(t('damage.resetDone', { name: row.name }), { undo: () => bringBack(row) });
}

async function bringBack(row: DamagedRow): Promise<void> {
  const done = await attempt(async () => {
    await call('damage:restore', nameOf(row));
    return true;
  });
  if (done) announce(t('damage.restored', { name: rowTitle(row) }));
}

function nameOf({ table, key }: DamagedRow): RowName {
  return { table, key };
}
