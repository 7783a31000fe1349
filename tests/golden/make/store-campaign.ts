import type { FolderApp } from './app.ts';
import type { SceneCampaign } from './scenes.ts';

/** A campaign as it was stored: ids by name. */
export interface StoredCampaign {
  readonly id: string;
  readonly encounters: ReadonlyMap<string, string>;
  readonly sessions: ReadonlyMap<string, string>;
}

/** The id of a name; throws for one that isn't there. */
export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`There is no ${name}.`);
  return id;
}

/** Stores a campaign with everything of it but fights. */
export async function storeCampaign(app: FolderApp, campaign: SceneCampaign): Promise<StoredCampaign> {
  const { handlers } = app;
  const { name, system, options, notes } = campaign;
  const { id: campaignId } = await handlers['campaigns:create']({ name, system, options });
  await handlers['campaigns:change']({ id: campaignId, notes });
  const tables = await storeTables(app, campaignId, campaign);
  const sessions = await storeAll(
    campaign.sessions,
    ({ title }) => title,
    (session) => handlers['sessions:save']({ campaignId, ...session }),
  );
  const characters = await storeAll(campaign.characters, byName, (character) =>
    handlers['characters:save']({ campaignId, ...character }),
  );
  const creatures = await storeAll(campaign.creatures, byName, async ({ favourite, ...creature }) => {
    const stored = await handlers['creatures:save']({ campaignId, ...creature });
    if (favourite) await handlers['creatures:star']({ id: stored.id, favourite });
    return stored;
  });
  const encounters = await storeAll(campaign.encounters, byName, ({ party, pieces, objects, ...encounter }) =>
    handlers['encounters:save']({
      campaignId,
      ...encounter,
      party: party.map((one) => idOf(characters, one)),
      pieces: pieces.map(({ creature, ...piece }) => ({ ...piece, creatureId: idOf(creatures, creature) })),
      objects: objects.map(({ size, material, ...object }) => ({
        ...object,
        size: size === undefined ? null : (tables.sizes.get(size) ?? size),
        material: tables.materials.get(material) ?? material,
      })),
    }),
  );
  return { id: campaignId, encounters, sessions };
}

const byName = ({ name }: { readonly name: string }): string => name;

async function storeAll<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  store: (one: T) => Promise<{ readonly id: string }>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const one of all) ids.set(nameOf(one), (await store(one)).id);
  return ids;
}

/** The campaign's own rows in the tables of objects, by their name. */
async function storeTables({ handlers }: FolderApp, campaignId: string, { sizes, materials }: SceneCampaign) {
  for (const size of sizes) await handlers['objects:save-size']({ campaignId, id: null, ...size });
  for (const row of materials) await handlers['objects:save-material']({ campaignId, id: null, ...row });
  const tables = await handlers['objects:tables']({ campaignId });
  const own = (rows: typeof tables.sizes | typeof tables.materials): ReadonlyMap<string, string> =>
    new Map(rows.flatMap(({ id, name }) => ('plain' in name ? [[name.plain, id] as const] : [])));
  return { sizes: own(tables.sizes), materials: own(tables.materials) };
}
