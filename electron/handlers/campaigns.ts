import { randomUUID } from 'node:crypto';
import { contract } from '../../shared/api/contract.ts';
import { systemOf } from '../../shared/rules/registry.ts';
import { readWith } from '../../shared/schema/read.ts';
import { listCampaigns, requireCampaign, storeCampaign } from '../store/campaigns.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from './on.ts';

/** Campaigns: listed, made and changed; options are checked and completed by the campaign's system. */
export function campaignHandlers({
  db,
  now,
}: Desk): HandlersOf<'campaigns:list' | 'campaigns:create' | 'campaigns:change'> {
  return {
    'campaigns:list': on(contract['campaigns:list'], () => listCampaigns(db)),
    'campaigns:create': on(contract['campaigns:create'], ({ name, system, options }) => {
      const checked = readWith(systemOf(system).options, options, 'options');
      const campaign = { id: randomUUID(), name, system, options: checked, notes: '', createdAt: now() };
      storeCampaign(db, campaign);
      return campaign;
    }),
    'campaigns:change': on(contract['campaigns:change'], ({ id, name, options, notes }) => {
      const known = requireCampaign(db, id, 'id');
      const campaign = {
        ...known,
        name: name ?? known.name,
        notes: notes ?? known.notes,
        options: readWith(systemOf(known.system).options, options ?? known.options, 'options'),
      };
      storeCampaign(db, campaign);
      return campaign;
    }),
  };
}
