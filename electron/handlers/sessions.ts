import { randomUUID } from 'node:crypto';
import { contract } from '../../shared/api/contract.ts';
import { requireCampaign } from '../store/campaigns.ts';
import { listSessions, nextSessionNumber, requireSession, storeSession } from '../store/sessions.ts';
import type { Desk } from './desk.ts';
import { on, type HandlersOf } from './on.ts';

/** The sessions of a campaign; a new one gets the number after the last. */
export function sessionHandlers({ db }: Desk): HandlersOf<'sessions:list' | 'sessions:save'> {
  return {
    'sessions:list': on(contract['sessions:list'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listSessions(db, campaignId);
    }),
    'sessions:save': on(contract['sessions:save'], ({ id, ...draft }) => {
      const { campaignId } = draft;
      requireCampaign(db, campaignId, 'campaignId');
      const number =
        id === undefined
          ? nextSessionNumber(db, campaignId)
          : requireSession(db, id, campaignId, 'id').number;
      const session = { ...draft, id: id ?? randomUUID(), number };
      storeSession(db, session);
      return session;
    }),
  };
}
