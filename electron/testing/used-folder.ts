import { readdirSync } from 'node:fs';
import { storeCreatures } from '#electron/store/creatures.ts';
import { closeStore, mustOpen } from '#electron/store/opening/open-store.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { givenCampaign } from './rows.ts';
import { tempFolder } from './temp-folder.ts';

/** A folder with a database that holds one campaign, `De antes`, and whatever else is done to it; closed in good order. */
export function usedFolder(more: (db: Sqlite, campaignId: string) => void = () => undefined): string {
  const folder = tempFolder();
  const store = mustOpen({ folder, now: new Date('2026-11-01T00:00:00Z') });
  const { db } = store;
  const { id } = givenCampaign(db, { name: 'De antes' });
  const creature = { campaignId: id, hp: 1, sheet: {}, notes: '', tags: [] };
  const many = Array.from({ length: 200 }, (_, number) => ({
    ...creature,
    id: `${number}`,
    name: `Criatura ${number}`,
  }));
  storeCreatures(db, many);
  more(db, id);
  closeStore(store);
  return folder;
}

/** What was set aside in a folder. */
export const keptIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.includes('-guardado-'));
