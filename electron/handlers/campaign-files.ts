import { basename } from 'node:path';
import { contract } from '#shared/api/contract.ts';
import { EXTENSION, MOST_BYTES, MOST_MEGABYTES } from '#shared/campaign-file/campaign-file.ts';
import { layOut } from '#shared/campaign-file/lay-out.ts';
import { readCampaignFile } from '#shared/campaign-file/read.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/translate.ts';
import { importCampaign } from '#electron/campaign-file/import-campaign.ts';
import { readCampaignAt, readCampaignBytes } from '#electron/campaign-file/read-file.ts';
import { campaignFileOf, withoutEvents } from '#electron/campaign-file/write.ts';
import { safeFileName } from '#electron/export/safe-file-name.ts';
import { writeWhole } from '#electron/export/write-whole.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels = 'campaigns:duplicate' | 'campaigns:export' | 'campaigns:import' | 'campaigns:import-bytes';

/** Whole campaigns copied, written to a file and read from one. */
export function campaignFileHandlers({ db, now, campaignDialogs }: Services): HandlersOf<Channels> {
  return {
    'campaigns:duplicate': on(contract['campaigns:duplicate'], ({ id }) => {
      const { file } = campaignFileOf(db, id, { now: now(), fights: 'none' });
      return importCampaign(db, readCampaignFile(file), now()).campaign;
    }),
    'campaigns:export': on(contract['campaigns:export'], async ({ id }) => {
      const { file, notices } = campaignFileOf(db, id, { now: now(), fights: 'all' });
      const target = await campaignDialogs.chooseTarget(safeFileName(file.campaign.name, EXTENSION));
      if (target === null) return null;
      const whole = Buffer.from(layOut(file));
      const bytes = whole.length > MOST_BYTES ? Buffer.from(layOut(withoutEvents(file))) : whole;
      if (bytes.length > MOST_BYTES) {
        const said = message('campaignFile.tooBigToWrite', { megabytes: MOST_MEGABYTES });
        throw new RodadaError('BAD_FILE', said);
      }
      await writeWhole(target, bytes);
      return { file: basename(target), notices };
    }),
    'campaigns:import': on(contract['campaigns:import'], async () => {
      const path = await campaignDialogs.chooseSource();
      return path === null ? null : importCampaign(db, await readCampaignAt(path), now());
    }),
    'campaigns:import-bytes': on(contract['campaigns:import-bytes'], ({ bytes }) =>
      importCampaign(db, readCampaignBytes(bytes), now()),
    ),
  };
}
