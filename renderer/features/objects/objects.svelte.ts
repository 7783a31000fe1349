import { untrack } from 'svelte';
import type { Unlisten } from '#shared/api/events.ts';
import type { ObjectTable, ObjectTables, TablesChange } from '#shared/api/objects.ts';
import { announce } from '#renderer/state/announce.svelte.ts';
import { call } from '#renderer/state/bridge.svelte.ts';
import { keepRead } from '#renderer/state/changes.ts';
import { attempt } from '#renderer/state/errors.ts';
import { t } from '#renderer/state/text.svelte.ts';
import { toast } from '#renderer/state/toasts.svelte.ts';
import type { RowDraft } from './edited-rows.ts';

interface ObjectsState {
  campaignId: string | null;
  /** Null until read. */
  tables: ObjectTables | null;
}

/** The tables of objects of the campaign worked in. */
export const objects: ObjectsState = $state({ campaignId: null, tables: null });

/** Shows a campaign's tables and keeps them as they are stored, with what uses them; gives the way to stop. */
export function watchObjects(campaignId: string): Unlisten {
  untrack(() => {
    if (objects.campaignId !== campaignId) Object.assign(objects, { campaignId, tables: null });
  });
  return keepRead(['objects', 'encounters'], async () =>
    take(campaignId, await call('objects:tables', { campaignId })),
  );
}

/** Saves a row, new without an id; true when it is on disk. */
export async function saveRow(table: ObjectTable, id: string | null, draft: RowDraft): Promise<boolean> {
  const { campaignId } = objects;
  if (campaignId === null) return false;
  const name = draft.name.trim();
  const { maxMeters = null, modifier, bonus, damageReduction } = draft.figures;
  const row = { campaignId, id, name };
  const saved = t(id === null ? 'objects.added' : 'objects.saved', { name });
  return make(campaignId, saved, () =>
    table === 'sizes'
      ? call('objects:save-size', { ...row, maxMeters, modifier: modifier ?? 0 })
      : call('objects:save-material', { ...row, bonus: bonus ?? 0, damageReduction: damageReduction ?? 0 }),
  );
}

/** Takes a row out of its table, or brings it back. */
export async function hideRow(
  table: ObjectTable,
  { id, name }: { readonly id: string; readonly name: string },
  hidden: boolean,
): Promise<boolean> {
  const { campaignId } = objects;
  if (campaignId === null) return false;
  const said = t(hidden ? 'objects.removed' : 'objects.added', { name });
  return make(campaignId, said, () => call('objects:hide', { campaignId, table, id, hidden }));
}

/** Makes a row, or with null the whole table, what it is shipped as. */
export async function resetRows(
  table: ObjectTable,
  row: { readonly id: string; readonly name: string } | null,
): Promise<boolean> {
  const { campaignId } = objects;
  if (campaignId === null) return false;
  const said = row === null ? t('objects.allReset') : t('objects.wasReset', { name: row.name });
  return make(campaignId, said, () => call('objects:reset', { campaignId, table, id: row?.id ?? null }));
}

/** Makes a change and offers to take it back. */
async function make(campaignId: string, said: string, ask: () => Promise<TablesChange>): Promise<boolean> {
  const change = await attempt(ask);
  if (change === null) return false;
  take(campaignId, change.tables);
  toast(said, {
    undo: async () => {
      const before = {
        sizes: change.before.sizes.map((one) => ({ ...one })),
        materials: change.before.materials.map((one) => ({ ...one })),
      };
      const back = await attempt(() => call('objects:put-back', { campaignId, before }));
      if (back === null) return;
      announce(t('objects.back'));
    },
  });
  return true;
}

function take(campaignId: string, tables: ObjectTables): void {
  if (objects.campaignId === campaignId) objects.tables = tables;
}
