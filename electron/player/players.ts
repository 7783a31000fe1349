import type { PlayerStatus } from '#shared/api/player.ts';
import { PLAYER_ZOOM } from '#shared/api/player.ts';
import type { Settings } from '#shared/api/settings.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { NOTHING_SHOWN, type PlayerMemory, shownTo } from '#shared/player/player-memory.ts';
import { namedApart } from '#shared/player/player-names.ts';
import { playerWords, type PlayerShown } from '#shared/player/player-screen.ts';
import { playerView } from '#shared/player/player-view.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { PlayerKey, PlayerWindow, PlayerWindowHeard } from '#electron/windows/player-window.ts';

/** What the players' screen is made with. */
export interface PlayersTools {
  readonly stateOf: (combatId: string) => CombatState;
  readonly systemOf: (id: string) => RuleSystem;
  readonly settings: () => Pick<Settings, 'locale' | 'playerZoom'>;
  readonly storeZoom: (zoom: number) => void;
  readonly openWindow: (heard: PlayerWindowHeard) => PlayerWindow;
  /** Told whenever the status isn't what it was. */
  readonly tell: (status: PlayerStatus) => void;
}

/** The players' screen, kept in step with the fight the narrator plays. */
export interface Players {
  readonly status: () => PlayerStatus;
  /** Opens the window, or brings it to the front. */
  readonly open: () => void;
  readonly close: () => void;
  /** Shows this fight from now on, as it stands now. */
  readonly follow: (combatId: string) => void;
  /** The fight has been put away: it is shown no longer. */
  readonly leave: (combatId: string) => void;
  readonly blackOut: (on: boolean) => void;
  readonly zoom: (percent: number) => void;
  /** Shows everything anew: the settings have changed. */
  readonly refresh: () => void;
}

/** Keeps the players' screen. Nothing is worked out while the window is closed, and nothing is sent while it is blacked out. */
export function openPlayers(tools: PlayersTools): Players {
  const { stateOf, systemOf, settings, storeZoom, openWindow, tell } = tools;
  /** By fight: what the players have been shown of it since the app was started. */
  const memories = new Map<string, PlayerMemory>();
  let window: PlayerWindow | null = null;
  let blackedOut = false;
  let followed: string | null = null;
  let told = '';

  function status(): PlayerStatus {
    const { locale, playerZoom: zoom } = settings();
    const names = memories.get(followed ?? '')?.names;
    const renamed =
      window === null || followed === null || !names ? [] : namedApart(stateOf(followed), names, locale);
    return { open: window !== null, blackedOut, zoom, renamed };
  }

  function shown(): PlayerShown {
    if (blackedOut) return { kind: 'black' };
    if (followed === null) return { kind: 'waiting' };
    const state = stateOf(followed);
    const system = systemOf(state.system);
    const before = memories.get(followed) ?? NOTHING_SHOWN;
    const view = playerView(state, system, { locale: settings().locale, memory: before });
    if (view === null) return { kind: 'waiting' };
    memories.set(followed, shownTo(state, system, before));
    return { kind: 'fight', view };
  }

  function refresh(): void {
    const { locale, playerZoom: zoom } = settings();
    window?.show({ locale, zoom, words: playerWords(locale), shown: shown() });
    const now = status();
    const words = JSON.stringify(now);
    if (words !== told) tell(now);
    told = words;
  }

  function blackOut(on: boolean): void {
    blackedOut = on && window !== null;
    refresh();
  }

  function zoom(percent: number): void {
    storeZoom(Math.min(PLAYER_ZOOM.max, Math.max(PLAYER_ZOOM.min, percent)));
    refresh();
  }

  function pressed(key: PlayerKey): void {
    const { playerZoom } = settings();
    switch (key) {
      case 'larger':
        return zoom(playerZoom + PLAYER_ZOOM.step);
      case 'smaller':
        return zoom(playerZoom - PLAYER_ZOOM.step);
      case 'usual':
        return zoom(PLAYER_ZOOM.usual);
      case 'black-out':
        return blackOut(!blackedOut);
    }
  }

  function closed(): void {
    window = null;
    blackedOut = false;
    refresh();
  }

  return {
    status,
    refresh,
    blackOut,
    zoom,
    open() {
      if (window === null) window = openWindow({ ready: refresh, pressed, closed });
      else window.raise();
      refresh();
    },
    close: () => window?.close(),
    follow(combatId) {
      followed = combatId;
      refresh();
    },
    leave(combatId) {
      if (followed === combatId) followed = null;
      refresh();
    },
  };
}
