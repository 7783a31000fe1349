import type { PlayersBridge } from '#shared/api/events.ts';

declare global {
  interface Window {
    /** Put into the players' page by its preload. */
    readonly players: PlayersBridge;
  }
}

/** What main has put into this page. */
export const bridge: PlayersBridge = window.players;
