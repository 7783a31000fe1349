import { randomUUID } from 'node:crypto';
import { contract } from '#shared/api/contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import {
  listSessions,
  nextSessionNumber,
  removeSession,
  requireSession,
  restoreSession,
  sessionOfNumber,
  storeSession,
} from '#electron/store/sessions.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'sessions:list'
  | 'sessions:save'
  | 'sessions:remove'
  | 'sessions:restore'
  | 'sessions:export'
  | 'sessions:print';

/** The sessions of a campaign, each of a number of its own. */
export function sessionHandlers({ db, now, exporter }: Services): HandlersOf<Channels> {
  return {
    'sessions:list': on(contract['sessions:list'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listSessions(db, campaignId);
    }),
    'sessions:save': on(contract['sessions:save'], ({ id: known, number: wanted, ...draft }) => {
      const { campaignId } = draft;
      requireCampaign(db, campaignId, 'campaignId');
      const usual =
        known === undefined
          ? nextSessionNumber(db, campaignId)
          : requireSession(db, known, campaignId, 'id').number;
      const id = known ?? randomUUID();
      const number = wanted ?? usual;
      if (![null, id].includes(sessionOfNumber(db, campaignId, number))) {
        throw new RodadaError('BAD_REQUEST', message('sessions.numberTaken', { number }), { path: 'number' });
      }
      const session = { ...draft, id, number };
      storeSession(db, session);
      return session;
    }),
    'sessions:remove': on(contract['sessions:remove'], ({ id }) => {
      removeSession(db, id, now());
      return null;
    }),
    'sessions:restore': on(contract['sessions:restore'], ({ id }) => restoreSession(db, id)),
    'sessions:export': on(contract['sessions:export'], ({ id, format, options }) =>
      exporter.write({ what: 'session', id, options }, format),
    ),
    'sessions:print': on(contract['sessions:print'], ({ id, options }) =>
      exporter.print({ what: 'session', id, options }),
    ),
  };
}
