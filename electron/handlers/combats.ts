import { contract } from '#shared/api/contract.ts';
import { leftNotes } from '#electron/fights/left-notes.ts';
import { openFigures } from '#electron/statistics/figures-of.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'combats:list'
  | 'combats:start'
  | 'combats:start-at-once'
  | 'combats:open'
  | 'combats:older'
  | 'combats:log'
  | 'combats:names'
  | 'combats:sources'
  | 'combats:left-notes'
  | 'combats:answer-news'
  | 'combats:take-corrections'
  | 'combats:command'
  | 'combats:move'
  | 'combats:entitle'
  | 'combats:discard'
  | 'combats:restore'
  | 'combats:moment'
  | 'combats:continue-from'
  | 'combats:export'
  | 'combats:export-stored'
  | 'combats:print'
  | 'exports:cancel'
  | 'statistics:of';

/** What fights are answered with. */
export interface CombatServices extends Pick<Services, 'db' | 'fights' | 'exporter'> {
  readonly players: Pick<Services['players'], 'follow' | 'leave' | 'refresh'>;
}

/** Fights: started, opened, played, exported and summed up in figures. */
export function combatHandlers({ db, fights, players, exporter }: CombatServices): HandlersOf<Channels> {
  return {
    'combats:list': on(contract['combats:list'], ({ campaignId }) => {
      requireCampaign(db, campaignId, 'campaignId');
      return listCombats(db, campaignId);
    }),
    'combats:start': on(contract['combats:start'], (request) => fights.start(request)),
    'combats:start-at-once': on(contract['combats:start-at-once'], (request) => fights.startAtOnce(request)),
    'combats:open': on(contract['combats:open'], ({ id }) => fights.open(id)),
    'combats:older': on(contract['combats:older'], ({ id, before }) => fights.older(id, before)),
    'combats:log': on(contract['combats:log'], ({ id }) => fights.log(id)),
    'combats:names': on(contract['combats:names'], ({ id }) => fights.names(id)),
    'combats:left-notes': on(contract['combats:left-notes'], ({ id }) => leftNotes(db, id)),
    'combats:sources': on(contract['combats:sources'], ({ id }) => fights.sources(id)),
    'combats:answer-news': on(contract['combats:answer-news'], ({ id, sourceId }) => {
      fights.answerNews(id, sourceId);
      return null;
    }),
    'combats:take-corrections': on(contract['combats:take-corrections'], ({ id, combatants }) =>
      fights.takeCorrections(id, combatants),
    ),
    'combats:move': on(contract['combats:move'], ({ id, sessionId }) => fights.move(id, sessionId)),
    'combats:entitle': on(contract['combats:entitle'], ({ id, title }) => {
      const combat = fights.entitle(id, title);
      players.refresh();
      return combat;
    }),
    'combats:command': on(contract['combats:command'], (request) => {
      const step = fights.command(request);
      // It may be another fight than the one they see: an entry of an older one is pinned in its log.
      players.refresh();
      return step;
    }),
    'combats:discard': on(contract['combats:discard'], ({ id }) => {
      fights.discard(id);
      players.leave(id);
      return null;
    }),
    'combats:restore': on(contract['combats:restore'], ({ id }) => fights.restore(id)),
    'combats:moment': on(contract['combats:moment'], ({ id, seq }) => fights.moment(id, seq)),
    'combats:continue-from': on(contract['combats:continue-from'], (request) => fights.continueFrom(request)),
    'combats:export': on(contract['combats:export'], ({ id, format, options }) =>
      exporter.write({ what: 'fight', id, options }, format),
    ),
    'combats:export-stored': on(contract['combats:export-stored'], ({ id }) => exporter.writeStored(id)),
    'combats:print': on(contract['combats:print'], ({ id, options }) =>
      exporter.print({ what: 'fight', id, options }),
    ),
    'exports:cancel': on(contract['exports:cancel'], () => {
      exporter.cancel();
      return null;
    }),
    'statistics:of': on(contract['statistics:of'], openFigures(db)),
  };
}
