import { contract } from '#shared/api/contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import { addEncounter } from '#electron/packs/add-encounter.ts';
import { newCreature } from '#electron/packs/new-creature.ts';
import { offerPack } from '#electron/packs/offer.ts';
import { type LocalPack, openPack } from '#electron/packs/open-pack.ts';
import { packCreature, packEncounter } from '#electron/packs/pick.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { foldedNames, removeCreature, storeCreatures } from '#electron/store/creatures.ts';
import { listEncounters, removeEncounter } from '#electron/store/encounters.ts';
import { inTransaction, type Sqlite } from '#electron/store/sqlite.ts';
import { openSample } from '#electron/sample/open-sample.ts';
import { storeSample } from '#electron/sample/store-sample.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'packs:read'
  | 'packs:add-creatures'
  | 'packs:add-encounter'
  | 'additions:take-back'
  | 'samples:bring';

/**
 * The starter pack of a campaign's system: looked through, what is picked of it stored, and taken out again as a whole; and
 * the sample campaigns.
 */
export function packHandlers({ db, now, locale }: Services): HandlersOf<Channels> {
  return {
    'packs:read': on(contract['packs:read'], async ({ campaignId }) => {
      const local = await packFor(db, campaignId, locale());
      const encounters = listEncounters(db, campaignId);
      return offerPack(local, { creatures: foldedNames(db, campaignId), encounters });
    }),
    'packs:add-creatures': on(contract['packs:add-creatures'], async ({ campaignId, creatures }) => {
      const { pack } = await packFor(db, campaignId, locale());
      const picked = new Set(creatures.map((id, index) => packCreature(pack, id, `creatures[${index}]`)));
      const added = [...picked].map((creature) => newCreature(campaignId, creature));
      storeCreatures(db, added);
      return added;
    }),
    'packs:add-encounter': on(contract['packs:add-encounter'], async ({ campaignId, encounter }) => {
      const local = await packFor(db, campaignId, locale());
      return addEncounter(db, campaignId, local, packEncounter(local.pack, encounter, 'encounter'));
    }),
    'additions:take-back': on(contract['additions:take-back'], ({ creatures, encounter }) => {
      const at = now();
      inTransaction(db, () => {
        if (encounter !== null) removeEncounter(db, encounter, at, 'encounter');
        creatures.forEach((id, index) => removeCreature(db, id, at, `creatures[${index}]`));
      });
      return null;
    }),
    'samples:bring': on(contract['samples:bring'], async ({ system }) => {
      const sample = await openSample(systemOf(system).id, locale());
      if (sample === null) throw new RodadaError('NOT_FOUND', message('sample.none'), { path: 'system' });
      return storeSample(db, sample, new Date(now()));
    }),
  };
}

async function packFor(db: Sqlite, campaignId: string, locale: Locale): Promise<LocalPack> {
  const { system } = requireCampaign(db, campaignId, 'campaignId');
  const local = await openPack(system, locale);
  if (local === null) throw new RodadaError('NOT_FOUND', message('pack.none'), { path: 'campaignId' });
  return local;
}
