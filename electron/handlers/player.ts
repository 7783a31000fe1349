import { contract } from '#shared/api/contract.ts';
import { requireCombat } from '#electron/store/combats/combats.ts';
import type { Services } from './services.ts';
import { on, type HandlersOf } from '#electron/ipc/on.ts';

type Channels =
  | 'player:status'
  | 'player:open'
  | 'player:close'
  | 'player:follow'
  | 'player:black-out'
  | 'player:zoom'
  | 'player:show-scene'
  | 'player:phone-addresses'
  | 'player:phones-on'
  | 'player:phones-off';

/** The narrator's hold on the players' screen; each act answers how it stands then. */
export function playerHandlers({ db, players }: Services): HandlersOf<Channels> {
  return {
    'player:status': on(contract['player:status'], () => players.status()),
    'player:open': on(contract['player:open'], () => {
      players.open();
      return players.status();
    }),
    'player:close': on(contract['player:close'], () => {
      players.close();
      return players.status();
    }),
    'player:follow': on(contract['player:follow'], ({ combatId }) => {
      requireCombat(db, combatId, 'combatId');
      players.follow(combatId);
      return players.status();
    }),
    'player:black-out': on(contract['player:black-out'], ({ on: blackedOut }) => {
      players.blackOut(blackedOut);
      return players.status();
    }),
    'player:zoom': on(contract['player:zoom'], ({ zoom }) => {
      players.zoom(zoom);
      return players.status();
    }),
    'player:show-scene': on(contract['player:show-scene'], ({ on: shown }) => {
      players.showScene(shown);
      return players.status();
    }),
    'player:phone-addresses': on(contract['player:phone-addresses'], () => players.phoneAddresses()),
    'player:phones-on': on(contract['player:phones-on'], async ({ address }) => {
      await players.turnPhonesOn(address);
      return players.status();
    }),
    'player:phones-off': on(contract['player:phones-off'], () => {
      players.turnPhonesOff();
      return players.status();
    }),
  };
}
