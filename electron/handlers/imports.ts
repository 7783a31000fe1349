import { basename } from 'node:path';
import { MOST_IMPORT_BYTES } from '#shared/api/bestiary.ts';
import { contract } from '#shared/api/contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { badFile, refuseOver } from '#electron/files/text-source.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { orNull } from './or-null.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels = Extract<keyof typeof contract, `imports:${string}` | `files:${string}`>;

/** Creatures from pasted text and files: a preview first, then the picked ones all together. */
export function importHandlers(services: Services): HandlersOf<Channels> {
  const { db, now, work, pieces, chooseImport, locale } = services;
  return {
    'imports:read-text': on(contract['imports:read-text'], ({ campaignId, text }) => {
      if (text.trim() === '') throw badFile('store.import.empty');
      const source = { kind: 'text', text } as const;
      return orNull(work.run('import-read', { campaignId, fileName: null, source, locale: locale() }));
    }),
    'files:piece': on(contract['files:piece'], async ({ at, bytes }) => {
      await pieces.add(at, bytes);
      return null;
    }),
    'imports:read-bytes': on(contract['imports:read-bytes'], ({ campaignId, fileName, bytes, at, parts }) => {
      refuseOver(at + bytes.byteLength, MOST_IMPORT_BYTES);
      requireWhole(parts, at + bytes.byteLength);
      const asked = { campaignId, fileName, locale: locale() };
      if (at === 0) {
        const source = { kind: 'bytes', bytes, parts } as const;
        return orNull(work.run('import-read', { ...asked, source }, { give: [bytes] }));
      }
      return pieces.finish(at, bytes, (path) => {
        const source = { kind: 'file', path, most: MOST_IMPORT_BYTES, parts } as const;
        return orNull(work.run('import-read', { ...asked, source }));
      });
    }),
    'imports:choose-file': on(contract['imports:choose-file'], async ({ campaignId, folder }) => {
      requireCampaign(db, campaignId, 'campaignId');
      const paths = await chooseImport(folder ? 'folder' : 'files');
      const [first] = paths;
      if (first === undefined) return null;
      const most = MOST_IMPORT_BYTES;
      const asked = { campaignId, locale: locale() };
      if (paths.length === 1) {
        const source = { kind: folder ? 'folder' : 'file', path: first, most } as const;
        return orNull(work.run('import-read', { ...asked, fileName: basename(first), source }));
      }
      const files = paths.map((path) => ({ path, name: basename(path) }));
      const source = { kind: 'files', files, most } as const;
      return orNull(work.run('import-read', { ...asked, fileName: null, source }));
    }),
    'imports:rows': on(contract['imports:rows'], (part) => work.run('import-rows', part)),
    'imports:commit': on(contract['imports:commit'], (picked) => orNull(work.run('import-commit', picked))),
    'imports:undo': on(contract['imports:undo'], (undone) =>
      work.run('import-undo', { ...undone, now: now() }),
    ),
  };
}

/** Several files that came as one are as long together as that (`BAD_REQUEST` under `parts`). */
function requireWhole(parts: readonly { readonly size: number }[] | undefined, bytes: number): void {
  const sum = parts?.reduce((before, { size }) => before + size, 0) ?? bytes;
  if (sum === bytes) return;
  throw new RodadaError('BAD_REQUEST', message('store.unexpectedInput'), { path: 'parts' });
}
