import { randomUUID } from 'node:crypto';
import { contract } from '#shared/api/contract.ts';
import type { EncounterObject } from '#shared/records/encounter.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { encounterOfFight } from '#electron/fights/encounter-of-fight.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { requireCharacterRow } from '#electron/store/characters.ts';
import { readableCreatures, requireCreatureRow } from '#electron/store/creatures.ts';
import {
  findEncounter,
  listEncounters,
  removeEncounter,
  restoreEncounter,
  storeEncounter,
} from '#electron/store/encounters.ts';
import { notFound } from '#electron/store/not-found.ts';
import { allMaterials, allObjectSizes } from '#electron/store/objects/objects.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'encounters:list'
  | 'encounters:creatures'
  | 'encounters:save'
  | 'encounters:remove'
  | 'encounters:restore'
  | 'encounters:cards'
  | 'encounters:of-fight';

/** Prepared fights; whoever takes part must be of the same campaign. */
export function encounterHandlers({ db, now, printCards }: Services): HandlersOf<Channels> {
  return {
    'encounters:list': on(contract['encounters:list'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listEncounters(db, campaignId);
    }),
    'encounters:creatures': on(contract['encounters:creatures'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      const pieces = listEncounters(db, campaignId).flatMap((encounter) => encounter.pieces);
      const ids = new Set(pieces.map(({ creatureId }) => creatureId));
      return readableCreatures(db, [...ids]);
    }),
    'encounters:save': on(contract['encounters:save'], ({ id, ...draft }) => {
      const { campaignId, pieces, party, objects } = draft;
      requireCampaign(db, campaignId, 'campaignId');
      if (id !== undefined && findEncounter(db, id)?.campaignId !== campaignId) notFound('encounter', 'id');
      for (const [index, { creatureId }] of pieces.entries()) {
        requireCreatureRow(db, creatureId, campaignId, `pieces[${index}].creatureId`);
      }
      for (const [index, characterId] of party.entries()) {
        requireCharacterRow(db, characterId, campaignId, `party[${index}]`);
      }
      requireRows(db, campaignId, objects);
      const encounter = { ...draft, id: id ?? randomUUID(), party: [...new Set(party)] };
      storeEncounter(db, encounter);
      return encounter;
    }),
    'encounters:remove': on(contract['encounters:remove'], ({ id }) => {
      removeEncounter(db, id, now());
      return null;
    }),
    'encounters:restore': on(contract['encounters:restore'], ({ id }) => restoreEncounter(db, id)),
    'encounters:cards': on(contract['encounters:cards'], ({ id, kind }) => printCards(id, kind)),
    'encounters:of-fight': on(contract['encounters:of-fight'], ({ combatId }) =>
      encounterOfFight(db, combatId),
    ),
  };
}

/** Refuses an object whose size or material isn't in the campaign's tables. */
function requireRows(db: Sqlite, campaignId: string, objects: readonly EncounterObject[]): void {
  if (objects.length === 0) return;
  const sizes = new Set(allObjectSizes(db, campaignId).map(({ id }) => id));
  const materials = new Set(allMaterials(db, campaignId).map(({ id }) => id));
  for (const [index, { size, material }] of objects.entries()) {
    const wrong = size !== null && !sizes.has(size) ? 'size' : materials.has(material) ? null : 'material';
    if (wrong === null) continue;
    throw new RodadaError('NOT_FOUND', message('objects.unknownRow'), { path: `objects[${index}].${wrong}` });
  }
}
