import { randomUUID } from 'node:crypto';
import { contract } from '#shared/api/contract.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { readOwnConditions } from '#shared/combat/conditions/read-own-conditions.ts';
import { readWith } from '#shared/schema/read.ts';
import {
  archiveCampaign,
  listRemovedCampaigns,
  removeCampaign,
  requireCampaign,
  restoreCampaign,
  storeCampaign,
} from '#electron/store/campaigns.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'campaigns:create'
  | 'campaigns:change'
  | 'campaigns:archive'
  | 'campaigns:remove'
  | 'campaigns:restore'
  | 'campaigns:removed';

/** Campaigns: listed, made, changed and put away; options are checked and completed by the campaign's system. */
export function campaignHandlers({ db, now }: Services): HandlersOf<Channels> {
  return {
    'campaigns:create': on(contract['campaigns:create'], ({ name, system, options }) => {
      const checked = readWith(systemOf(system).options, options, 'options');
      const campaign = {
        id: randomUUID(),
        name,
        system,
        options: checked,
        conditions: [],
        notes: '',
        createdAt: now(),
      };
      storeCampaign(db, campaign);
      return campaign;
    }),
    'campaigns:change': on(contract['campaigns:change'], ({ id, name, options, conditions, notes }) => {
      const known = requireCampaign(db, id, 'id');
      const campaign = {
        ...known,
        name: name ?? known.name,
        notes: notes ?? known.notes,
        options: readWith(systemOf(known.system).options, options ?? known.options, 'options'),
        conditions:
          conditions === undefined
            ? known.conditions
            : readOwnConditions(systemOf(known.system), conditions, 'conditions'),
      };
      storeCampaign(db, campaign);
      return campaign;
    }),
    'campaigns:archive': on(contract['campaigns:archive'], ({ id, archived }) => {
      archiveCampaign(db, id, archived ? now() : null);
      return null;
    }),
    'campaigns:remove': on(contract['campaigns:remove'], ({ id }) => {
      removeCampaign(db, id, now());
      return null;
    }),
    'campaigns:restore': on(contract['campaigns:restore'], ({ id }) => restoreCampaign(db, id)),
    'campaigns:removed': on(contract['campaigns:removed'], () => listRemovedCampaigns(db)),
  };
}
