import { randomUUID } from 'node:crypto';
import { contract } from '../../shared/api/contract.ts';
import { requireCampaign } from '../store/campaigns.ts';
import { requireCharacter } from '../store/characters.ts';
import { requireCreature } from '../store/creatures.ts';
import {
  findEncounter,
  listEncounters,
  removeEncounter,
  restoreEncounter,
  storeEncounter,
} from '../store/encounters.ts';
import { notFound } from '../store/not-found.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from './on.ts';

type Channels = 'encounters:list' | 'encounters:save' | 'encounters:remove' | 'encounters:restore';

/** Prepared fights; whoever takes part must be of the same campaign. */
export function encounterHandlers({ db, now }: Desk): HandlersOf<Channels> {
  return {
    'encounters:list': on(contract['encounters:list'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listEncounters(db, campaignId);
    }),
    'encounters:save': on(contract['encounters:save'], ({ id, ...draft }) => {
      const { campaignId, pieces, party } = draft;
      requireCampaign(db, campaignId, 'campaignId');
      if (id !== undefined && findEncounter(db, id)?.campaignId !== campaignId) notFound('encounter', 'id');
      for (const [index, { creatureId }] of pieces.entries()) {
        requireCreature(db, creatureId, campaignId, `pieces[${index}].creatureId`);
      }
      for (const [index, characterId] of party.entries()) {
        requireCharacter(db, characterId, campaignId, `party[${index}]`);
      }
      const encounter = { ...draft, id: id ?? randomUUID(), party: [...new Set(party)] };
      storeEncounter(db, encounter);
      return encounter;
    }),
    'encounters:remove': on(contract['encounters:remove'], ({ id }) => {
      removeEncounter(db, id, now());
      return null;
    }),
    'encounters:restore': on(contract['encounters:restore'], ({ id }) => restoreEncounter(db, id)),
  };
}
