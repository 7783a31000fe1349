import { call } from '#renderer/state/bridge.svelte.ts';
import { attempt } from '#renderer/state/errors.ts';
import { SHIPPED_TABLES, type SceneTables } from './object-draft.ts';

let read = $state.raw<{ readonly campaignId: string; readonly tables: SceneTables } | null>(null);

/** What the campaign of the open fight makes objects of; the shipped tables until its own were read (O6). */
export function sceneTables(): SceneTables {
  return read?.tables ?? SHIPPED_TABLES;
}

/** Reads a campaign's tables of objects anew, without the rows it put away. */
export async function readSceneTables(campaignId: string): Promise<void> {
  if (read !== null && read.campaignId !== campaignId) read = null;
  const found = await attempt(() => call('objects:tables', { campaignId }));
  if (found === null) return;
  const sizes = found.sizes.filter(({ hidden }) => !hidden);
  const materials = found.materials.filter(({ hidden }) => !hidden);
  read = { campaignId, tables: { sizes, materials } };
}
