import { basename } from 'node:path';
import { contract } from '#shared/api/contract.ts';
import { EXTENSION } from '#shared/campaign-file/campaign-file.ts';
import { safeFileName } from '#electron/export/safe-file-name.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { orNull } from './or-null.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'campaigns:duplicate'
  | 'campaigns:export'
  | 'campaigns:import'
  | 'campaigns:import-bytes'
  | 'work:cancel';

/** Whole campaigns copied, written to a file and read from one. */
export function campaignFileHandlers({
  db,
  now,
  work,
  pieces,
  campaignDialogs,
}: Services): HandlersOf<Channels> {
  const readFrom = (path: string) => {
    const source = { kind: 'file', path, most: Number.MAX_SAFE_INTEGER } as const;
    return orNull(work.run('campaign-read', { source, now: now() }));
  };
  return {
    'campaigns:duplicate': on(contract['campaigns:duplicate'], ({ id }) =>
      orNull(work.run('campaign-copy', { id, now: now() })),
    ),
    'campaigns:export': on(contract['campaigns:export'], async ({ id }) => {
      const { name } = requireCampaign(db, id, 'id');
      const path = await campaignDialogs.chooseTarget(safeFileName(name, EXTENSION));
      if (path === null) return null;
      const notices = await orNull(work.run('campaign-write', { campaignId: id, now: now(), path }));
      return notices === null ? null : { file: basename(path), notices };
    }),
    'campaigns:import': on(contract['campaigns:import'], async () => {
      const path = await campaignDialogs.chooseSource();
      if (path === null) return null;
      return readFrom(path);
    }),
    'campaigns:import-bytes': on(contract['campaigns:import-bytes'], ({ bytes, at }) => {
      if (at === 0) {
        const source = { kind: 'bytes', bytes } as const;
        return orNull(work.run('campaign-read', { source, now: now() }, { give: [bytes] }));
      }
      return pieces.finish(at, bytes, (path) => readFrom(path));
    }),
    'work:cancel': on(contract['work:cancel'], () => {
      work.giveUp();
      return null;
    }),
  };
}
