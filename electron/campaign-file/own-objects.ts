import { tableName, type CampaignFile } from '#shared/campaign-file/campaign-file.ts';
import type { Message } from '#shared/text/message.ts';
import { ownMaterials, ownSizes } from '#electron/store/objects/own-object-rows.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

type Size = CampaignFile['sizes'][number];
type Material = CampaignFile['materials'][number];

/** What a campaign's tables of objects have otherwise than the shipped ones (O6), as far as it can be read. */
export function ownObjects(
  db: Sqlite,
  campaignId: string,
): { readonly sizes: readonly Size[]; readonly materials: readonly Material[] } {
  return {
    sizes: ownSizes.list(db, campaignId).map(filed),
    materials: ownMaterials.list(db, campaignId).map(filed),
  };
}

/** Gives a new campaign its own rows in the tables of objects (O6). */
export function storeOwnObjects(
  db: Sqlite,
  campaignId: string,
  own: { readonly sizes: readonly Size[]; readonly materials: readonly Material[] },
): void {
  for (const { code: id, ...size } of own.sizes) ownSizes.put(db, campaignId, { ...size, id });
  for (const { code: id, ...material } of own.materials)
    ownMaterials.put(db, campaignId, { ...material, id });
}

function filed<Row extends { readonly id: string; readonly name: Message }>({ id: code, name, ...row }: Row) {
  return { ...row, code, name: tableName.parse(name) };
}
