import { randomUUID } from 'node:crypto';
import { contract } from '../../shared/api/contract.ts';
import { requireCampaign } from '../store/campaigns.ts';
import {
  listCreatures,
  removeCreature,
  requireCreature,
  restoreCreature,
  storeCreatures,
} from '../store/creatures.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from './on.ts';
import { readSheet } from './read-sheet.ts';

type Channels = 'creatures:list' | 'creatures:save' | 'creatures:remove' | 'creatures:restore';

/** The bestiary of a campaign. */
export function creatureHandlers({ db, now }: Desk): HandlersOf<Channels> {
  return {
    'creatures:list': on(contract['creatures:list'], ({ campaignId, search }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listCreatures(db, campaignId, search);
    }),
    'creatures:save': on(contract['creatures:save'], ({ id, ...draft }) => {
      const { campaignId } = draft;
      const campaign = requireCampaign(db, campaignId, 'campaignId');
      if (id !== undefined) requireCreature(db, id, campaignId, 'id');
      const creature = {
        ...draft,
        id: id ?? randomUUID(),
        sheet: readSheet(campaign, draft.sheet, 'sheet'),
        tags: [...new Set(draft.tags)],
      };
      storeCreatures(db, [creature]);
      return creature;
    }),
    'creatures:remove': on(contract['creatures:remove'], ({ id }) => {
      removeCreature(db, id, now());
      return null;
    }),
    'creatures:restore': on(contract['creatures:restore'], ({ id }) => restoreCreature(db, id)),
  };
}
