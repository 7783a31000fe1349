import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { contract } from '#shared/api/contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { requireKept, requirePictureBytes, requirePictureFile } from '#shared/pictures/picture.ts';
import { plain, message } from '#shared/text/message.ts';
import { badFile } from '#electron/files/text-source.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { requireListed } from '#electron/store/combats/combats.ts';
import { picturesOfFight } from '#electron/store/pictures/pictures-of-fight.ts';
import { givePicture, picturesOfCampaign, usePicture } from '#electron/store/pictures/pictures.ts';
import { whyFailed } from '#electron/store/why-failed.ts';
import type { Services } from './services.ts';

type Channels = Extract<keyof typeof contract, `pictures:${string}`>;

/** Pictures of creatures, characters and scenes. Main decodes none: it only reads what their bytes say of them. */
export function pictureHandlers({ db, players, choosePicture }: Services): HandlersOf<Channels> {
  return {
    'pictures:of-campaign': on(contract['pictures:of-campaign'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return picturesOfCampaign(db, campaignId);
    }),
    'pictures:of-fight': on(contract['pictures:of-fight'], ({ combatId }) => {
      requireListed(db, combatId, 'combatId');
      return picturesOfFight(db, combatId);
    }),
    'pictures:choose': on(contract['pictures:choose'], async () => {
      const path = await choosePicture();
      if (path === null) return null;
      const bytes = await bytesOf(path);
      requirePictureFile(bytes);
      return { name: basename(path), bytes };
    }),
    'pictures:give': on(contract['pictures:give'], ({ of, large, small }) => {
      requireKept({ large, small }, '');
      const given = givePicture(db, of, { large, small });
      players.refresh();
      return given;
    }),
    'pictures:use': on(contract['pictures:use'], ({ of, picture }) => {
      const given = usePicture(db, of, picture);
      players.refresh();
      return given;
    }),
  };
}

/** A file's bytes; `BAD_FILE` for none, and unread for too many. */
async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const file = await open(path, 'r');
    try {
      const found = await file.stat();
      if (!found.isFile()) throw badFile('store.import.notAFile');
      requirePictureBytes(found.size);
      return new Uint8Array(await file.readFile());
    } finally {
      await file.close();
    }
  } catch (thrown) {
    if (thrown instanceof RodadaError) throw thrown;
    throw new RodadaError('BAD_FILE', message('store.import.unreadable', { why: plain(whyFailed(thrown)) }));
  }
}
