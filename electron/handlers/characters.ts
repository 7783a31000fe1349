import { randomUUID } from 'node:crypto';
import { contract } from '#shared/api/contract.ts';
import { RodadaError } from '#shared/errors.ts';
import { message } from '#shared/text/message.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import {
  listCharacters,
  removeCharacter,
  requireCharacter,
  restoreCharacter,
  storeCharacter,
} from '#electron/store/characters.ts';
import { listCarriedOver } from '#electron/store/carry-overs.ts';
import { readSheet } from './read-sheet.ts';
import { listTakenHome } from '#electron/fights/taken-home.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'characters:list'
  | 'characters:save'
  | 'characters:remove'
  | 'characters:restore'
  | 'characters:carried-over'
  | 'characters:taken-home';

/** The characters of a campaign. */
export function characterHandlers({ db, now }: Services): HandlersOf<Channels> {
  return {
    'characters:list': on(contract['characters:list'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listCharacters(db, campaignId);
    }),
    'characters:save': on(contract['characters:save'], ({ id, ...draft }) => {
      const { campaignId, hp } = draft;
      const campaign = requireCampaign(db, campaignId, 'campaignId');
      if (id !== undefined) requireCharacter(db, id, campaignId, 'id');
      if (hp.current > hp.max) {
        const field = 'hp.current';
        throw new RodadaError('BAD_REQUEST', message('error.hpOverMax', { field, max: hp.max }), {
          path: field,
        });
      }
      const sheet = readSheet(campaign, draft.sheet, 'sheet');
      const character = { ...draft, id: id ?? randomUUID(), sheet };
      storeCharacter(db, character);
      return character;
    }),
    'characters:remove': on(contract['characters:remove'], ({ id }) => {
      removeCharacter(db, id, now());
      return null;
    }),
    'characters:restore': on(contract['characters:restore'], ({ id }) => restoreCharacter(db, id)),
    'characters:carried-over': on(contract['characters:carried-over'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listCarriedOver(db, campaignId);
    }),
    'characters:taken-home': on(contract['characters:taken-home'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listTakenHome(db, campaignId);
    }),
  };
}
