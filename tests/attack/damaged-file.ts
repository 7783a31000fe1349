import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { handlersOf } from '#electron/handlers/index.ts';
import { countCommands } from '#electron/store/combats/combat-commands.ts';
import { storeCreatures } from '#electron/store/creatures.ts';
import { closeStore } from '#electron/store/opening/open-store.ts';
import { readLogs } from '#electron/store/search/log-words.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { openForTest } from '#electron/testing/temp-store.ts';

/** A database closed in good order, with something of every kind in it, and the ids to ask for. */
export interface WholeFile {
  readonly bytes: Buffer;
  readonly campaigns: readonly string[];
  readonly fights: readonly string[];
  /** How many rows each fight has. */
  readonly lastRows: ReadonlyMap<string, number>;
}

/** Every campaign has so many creatures more, some of them over many pages. */
const CREATURES = 40;

/** Makes a database of some hundred kilobytes. */
export async function wholeFile(): Promise<WholeFile> {
  const folder = tempFolder();
  const store = openForTest(folder);
  const { db } = store;
  const handlers = handlersOf(tempServices({ db }));
  const campaigns: string[] = [];
  const fights: string[] = [];
  for (const { id } of SYSTEMS) {
    const bytes = new Uint8Array(readFileSync(new URL(`../golden/0.2.0/${id}.rodada`, import.meta.url)));
    const campaignId = (await handlers['campaigns:import-bytes']({ bytes }))?.campaign.id ?? '';
    campaigns.push(campaignId);
    const creatures = Array.from({ length: CREATURES }, (_, number) => ({
      id: randomUUID(),
      campaignId,
      name: `Criatura ${number}`,
      hp: number,
      sheet: {},
      notes: `Caça ${'à noite '.repeat(number % 7 === 0 ? 900 : number)}`,
      tags: ['fera', `bando ${number % 5}`],
    }));
    storeCreatures(db, creatures);
    const pieces = creatures.slice(0, 9).map((one) => ({ ...PLAIN_PIECE, creatureId: one.id, quantity: 2 }));
    const objects = [{ name: 'Porta', meters: 2, material: 'wood' }];
    for (const name of ['Ponte', 'Farol', 'Mata']) {
      await handlers['encounters:save']({ campaignId, name, pieces, party: [], objects });
    }
    await handlers['sessions:save']({ campaignId, date: '2026-11-28', title: 'A ponte' });
    await handlers['objects:save-material']({
      ...{ campaignId, id: null, name: 'Vidro lunar', bonus: 1, damageReduction: 2 },
    });
    fights.push(...(await handlers['combats:list']({ campaignId })).map((one) => one.id));
  }
  readLogs(db, 'pt-BR');
  for (const id of fights) await handlers['combats:names']({ id });
  const lastRows = new Map(fights.map((id) => [id, countCommands(db, id)]));
  closeStore(store);
  return { bytes: readFileSync(join(folder, 'rodada.db')), campaigns, fights, lastRows };
}

/** How a file comes to be damaged. */
export type Damage =
  | { readonly kind: 'bit'; readonly at: number; readonly bit: number }
  | { readonly kind: 'sector' | 'cut'; readonly at: number }
  | { readonly kind: 'swapped'; readonly at: number; readonly with: number };

const FINE = 1_000_000_000;
const place = fc.noBias(fc.nat(FINE - 1)).map((part) => part / FINE);

/** Ways in which a file comes to be damaged, places as a share of its length. */
export const damages: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bit' as const), at: place, bit: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sector' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('swapped' as const), at: place, with: place }) },
);

const SECTOR = 512;
const PAGE = 4096;

/** The bytes of a file after it was damaged. */
export function damaged(bytes: Buffer, how: Damage): Buffer {
  const after = Buffer.from(bytes);
  const at = Math.floor(how.at * bytes.length);
  switch (how.kind) {
    case 'bit':
      after[at] = (after[at] ?? 0) ^ (1 << how.bit);
      return after;
    case 'sector':
      return after.fill(0, at - (at % SECTOR), at - (at % SECTOR) + SECTOR);
    case 'cut':
      return after.subarray(0, at);
    case 'swapped': {
      const other = Math.floor(how.with * bytes.length);
      const [one, two] = [at - (at % PAGE), other - (other % PAGE)];
      bytes.copy(after, one, two, two + PAGE);
      bytes.copy(after, two, one, one + PAGE);
      return after;
    }
  }
}

/** Writes a database into a folder of its own, which goes when the test is over. */
export function folderWith(bytes: Buffer): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'rodada.db'), bytes);
  return folder;
}
