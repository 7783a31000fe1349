import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { contract } from '../../shared/api/contract.ts';
import { systemOf } from '../../shared/rules/registry.ts';
import { badFile } from '../imports/decode.ts';
import { previewOf, type ImportGround } from '../imports/preview.ts';
import { readTextFile } from '../imports/read-text-file.ts';
import { requireCampaign } from '../store/campaigns.ts';
import { foldedNames, storeCreatures } from '../store/creatures.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from './on.ts';
import { readSheet } from './read-sheet.ts';

type Channels = 'imports:read-text' | 'imports:choose-file' | 'imports:commit';

/** Creatures from pasted text and files: a preview first, then the picked ones all together. */
export function importHandlers({ db, chooseImport }: Desk): HandlersOf<Channels> {
  const groundOf = (campaignId: string): ImportGround => {
    const { id, system } = requireCampaign(db, campaignId, 'campaignId');
    return { system: systemOf(system), known: foldedNames(db, id) };
  };
  return {
    'imports:read-text': on(contract['imports:read-text'], ({ campaignId, text }) => {
      if (text.trim() === '') throw badFile('store.import.empty');
      return previewOf(text, null, groundOf(campaignId));
    }),
    'imports:choose-file': on(contract['imports:choose-file'], async ({ campaignId }) => {
      const ground = groundOf(campaignId);
      const path = await chooseImport();
      return path === null ? null : previewOf(await readTextFile(path), basename(path), ground);
    }),
    'imports:commit': on(contract['imports:commit'], ({ campaignId, creatures }) => {
      const campaign = requireCampaign(db, campaignId, 'campaignId');
      const checked = creatures.map((creature, index) => ({
        ...creature,
        id: randomUUID(),
        campaignId,
        sheet: readSheet(campaign, creature.sheet, `creatures[${index}].sheet`),
        tags: [],
      }));
      storeCreatures(db, checked);
      return checked;
    }),
  };
}
