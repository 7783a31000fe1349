import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { contract } from '#shared/api/contract.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { badFile, decodeText } from '#electron/imports/decode.ts';
import { previewOf, type ImportContext } from '#electron/imports/preview.ts';
import { checkSize, readTextFile } from '#electron/imports/read-text-file.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import {
  idsByName,
  readableCreatures,
  removeCreature,
  requireCreature,
  storeCreatures,
} from '#electron/store/creatures.ts';
import { inTransaction } from '#electron/store/sqlite.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import { readSheet } from './read-sheet.ts';

type Channels = Extract<keyof typeof contract, `imports:${string}`>;

/** Creatures from pasted text and files: a preview first, then the picked ones all together. */
export function importHandlers({ db, now, chooseImport }: Services): HandlersOf<Channels> {
  const contextOf = (campaignId: string): ImportContext => {
    const { id, system } = requireCampaign(db, campaignId, 'campaignId');
    const ids = idsByName(db, id);
    const known = (name: string) => {
      const there = ids.get(name);
      return there === undefined ? null : (readableCreatures(db, [there])[0] ?? null);
    };
    return { system: systemOf(system), known };
  };
  return {
    'imports:read-text': on(contract['imports:read-text'], ({ campaignId, text }) => {
      if (text.trim() === '') throw badFile('store.import.empty');
      return previewOf(text, null, contextOf(campaignId));
    }),
    'imports:read-bytes': on(contract['imports:read-bytes'], ({ campaignId, fileName, bytes }) => {
      checkSize(bytes.byteLength);
      return previewOf(decodeText(bytes), fileName, contextOf(campaignId));
    }),
    'imports:choose-file': on(contract['imports:choose-file'], async ({ campaignId }) => {
      const context = contextOf(campaignId);
      const path = await chooseImport();
      return path === null ? null : previewOf(await readTextFile(path), basename(path), context);
    }),
    'imports:commit': on(contract['imports:commit'], ({ campaignId, creatures }) => {
      const campaign = requireCampaign(db, campaignId, 'campaignId');
      const replaced = creatures.flatMap(({ replaces }, index) =>
        replaces === null ? [] : requireCreature(db, replaces, campaignId, `creatures[${index}].replaces`),
      );
      const checked = creatures.map(({ replaces, ...creature }, index) => ({
        ...creature,
        id: replaces ?? randomUUID(),
        campaignId,
        sheet: readSheet(campaign, creature.sheet, `creatures[${index}].sheet`),
        tags: [...new Set(creature.tags)],
      }));
      storeCreatures(db, checked);
      return { creatures: checked, replaced };
    }),
    'imports:undo': on(contract['imports:undo'], ({ campaignId, added, replaced }) => {
      const campaign = requireCampaign(db, campaignId, 'campaignId');
      const at = now();
      inTransaction(db, () => {
        added.forEach((id, index) => removeCreature(db, id, at, `added[${index}]`));
        storeCreatures(
          db,
          replaced.map((creature, index) => {
            requireCreature(db, creature.id, campaignId, `replaced[${index}].id`);
            return {
              ...creature,
              campaignId,
              sheet: readSheet(campaign, creature.sheet, `replaced[${index}].sheet`),
            };
          }),
        );
      });
      return null;
    }),
  };
}
