import { basename } from 'node:path';
import { MOST_IMPORT_BYTES } from '#shared/api/bestiary.ts';
import { contract } from '#shared/api/contract.ts';
import { badFile, refuseOver } from '#electron/files/text-source.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { orNull } from './or-null.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels = Extract<keyof typeof contract, `imports:${string}` | `files:${string}`>;

/** Creatures from pasted text and files: a preview first, then the picked ones all together. */
export function importHandlers({ db, now, work, pieces, chooseImport }: Services): HandlersOf<Channels> {
  return {
    'imports:read-text': on(contract['imports:read-text'], ({ campaignId, text }) => {
      if (text.trim() === '') throw badFile('store.import.empty');
      const source = { kind: 'text', text } as const;
      return orNull(work.run('import-read', { campaignId, fileName: null, source }));
    }),
    'files:piece': on(contract['files:piece'], async ({ at, bytes }) => {
      await pieces.add(at, bytes);
      return null;
    }),
    'imports:read-bytes': on(contract['imports:read-bytes'], ({ campaignId, fileName, bytes, at }) => {
      refuseOver(at + bytes.byteLength, MOST_IMPORT_BYTES);
      const asked = { campaignId, fileName };
      if (at === 0) {
        const source = { kind: 'bytes', bytes } as const;
        return orNull(work.run('import-read', { ...asked, source }, { give: [bytes] }));
      }
      return pieces.finish(at, bytes, (path) => {
        const source = { kind: 'file', path, most: MOST_IMPORT_BYTES } as const;
        return orNull(work.run('import-read', { ...asked, source }));
      });
    }),
    'imports:choose-file': on(contract['imports:choose-file'], async ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      const path = await chooseImport();
      if (path === null) return null;
      const source = { kind: 'file', path, most: MOST_IMPORT_BYTES } as const;
      return orNull(work.run('import-read', { campaignId, fileName: basename(path), source }));
    }),
    'imports:rows': on(contract['imports:rows'], (part) => work.run('import-rows', part)),
    'imports:commit': on(contract['imports:commit'], (picked) => orNull(work.run('import-commit', picked))),
    'imports:undo': on(contract['imports:undo'], (undone) =>
      work.run('import-undo', { ...undone, now: now() }),
    ),
  };
}
