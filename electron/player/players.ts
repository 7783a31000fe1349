import type { PhoneAddress, PlayerStatus } from '#shared/api/player.ts';
import { PLAYER_ZOOM } from '#shared/records/usual-settings.ts';
import type { Settings } from '#shared/api/settings.ts';
import { RodadaError } from '#shared/errors.ts';
import { NOTHING_SHOWN, type PlayerMemory, shownTo } from '#shared/player/player-memory.ts';
import { namedApart } from '#shared/player/shown-names.ts';
import { phoneWords, playerWords, type PlayerShown } from '#shared/player/player-screen.ts';
import { playerView } from '#shared/player/player-view.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import type { Fights } from '#electron/fights/fights.ts';
import type { PlayersPictures } from '#electron/store/pictures/picture-data.ts';
import type { Phones } from '#electron/phones/phones.ts';
import type { PlayerKey, PlayerWindow, PlayerWindowHeard } from '#electron/windows/player-window.ts';

/** What the players' screen is made with. */
export interface PlayersTools {
  readonly fights: Pick<Fights, 'stateOf' | 'forPlayers'>;
  readonly systemOf: (id: string) => RuleSystem;
  readonly settings: () => Pick<Settings, 'locale' | 'playerZoom' | 'playerPortraits'>;
  readonly storeZoom: (zoom: number) => void;
  readonly pictures: PlayersPictures;
  readonly openWindow: (heard: PlayerWindowHeard) => PlayerWindow;
  /** `changed` is told whenever more or fewer phones listen. */
  readonly openPhones: (changed: () => void) => Phones;
  /** Told whenever the status isn't what it was. */
  readonly tell: (status: PlayerStatus) => void;
}

/** The players' screen, in a window and on their phones, kept in step with the fight the narrator plays. */
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
  /** Shows the picture of the scene in place of the order, or the order again. */
  readonly showScene: (on: boolean) => void;
  readonly phoneAddresses: () => readonly PhoneAddress[];
  /** Shows the fight on their phones as well, until it ends, is put away, or another one is followed. */
  readonly turnPhonesOn: (address: string) => Promise<void>;
  readonly turnPhonesOff: () => void;
  /** Shows everything anew: the settings have changed. */
  readonly refresh: () => void;
}

/** Keeps the players' screen. Nothing is worked out while nobody could see it, and nothing is sent while it is blacked out. */
export function openPlayers(tools: PlayersTools): Players {
  const { fights, systemOf, settings, storeZoom, pictures, openWindow, openPhones, tell } = tools;
  /** By fight: whose turn the players were told it is, since the app was started. */
  const memories = new Map<string, Omit<PlayerMemory, 'names'>>();
  let window: PlayerWindow | null = null;
  let blackedOut = false;
  let sceneShown = false;
  let followed: string | null = null;
  /** The fight that the phones were turned on for. */
  let onPhones: string | null = null;
  let told = '';
  const phones = openPhones(tellStatus);

  const isSeen = (): boolean => window !== null || phones.status() !== null;
  const isFought = (id: string | null): boolean =>
    id !== null && id === followed && fights.stateOf(id).status !== 'ended';

  function status(): PlayerStatus {
    const { locale, playerZoom: zoom } = settings();
    return {
      open: window !== null,
      phones: phones.status(),
      hasFight: isFought(followed),
      blackedOut,
      zoom,
      scene: !isSeen() || sceneHere() === null ? 'none' : sceneShown ? 'shown' : 'ready',
      renamed: isSeen() ? renamedIn(locale) : [],
    };
  }

  /** The id of the picture of the scene that the followed fight has. */
  function sceneHere(): string | null {
    return followed === null ? null : pictures.sceneOf(followed);
  }

  /** Those in sight whom the players know by another name than the narrator does. */
  function renamedIn(locale: Locale): PlayerStatus['renamed'] {
    if (followed === null) return [];
    const inSight = fights.stateOf(followed).combatants.filter(({ hidden }) => !hidden);
    return namedApart(inSight, fights.forPlayers(followed).names.shown, locale).map(
      ({ name, shown: known }) => ({
        name,
        shown: known,
      }),
    );
  }

  function shown(): PlayerShown {
    if (blackedOut) return { kind: 'black' };
    if (followed === null) return { kind: 'waiting' };
    const { scene, combatants: portraits } = pictures.ofFight(followed);
    const picture = sceneShown && scene !== null ? pictures.data(scene, 'large') : null;
    if (picture !== null) return { kind: 'scene', title: fights.forPlayers(followed).title, picture };
    const state = fights.stateOf(followed);
    const system = systemOf(state.system);
    const { title, names } = fights.forPlayers(followed);
    const before = { ...NOTHING_SHOWN, ...memories.get(followed), names };
    const { locale, playerPortraits: whose } = settings();
    const view = playerView(state, system, {
      locale,
      memory: before,
      portraits: {
        whose,
        of(combatant) {
          const portrait = portraits[combatant];
          return portrait === undefined ? null : pictures.data(portrait, 'small');
        },
      },
    });
    if (view === null) return { kind: 'waiting' };
    const { round, turn } = shownTo(state, system, before);
    memories.set(followed, { round, turn });
    return { kind: 'fight', title, view };
  }

  function refresh(): void {
    const { locale, playerZoom: zoom } = settings();
    if (onPhones !== null && !isFought(onPhones)) endPhones();
    if (isSeen()) {
      const now = shown();
      window?.show({ locale, zoom, words: playerWords(locale), shown: now });
      phones.show({ locale, words: phoneWords(locale), shown: now });
    } else {
      blackedOut = false;
      sceneShown = false;
    }
    tellStatus();
  }

  /** Tells the narrator how it stands, if that is anything new. */
  function tellStatus(): void {
    const now = status();
    const words = JSON.stringify(now);
    if (words !== told) tell(now);
    told = words;
  }

  function blackOut(on: boolean): void {
    blackedOut = on && isSeen();
    refresh();
  }

  function endPhones(): void {
    onPhones = null;
    phones.turnOff();
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
    refresh();
  }

  return {
    status,
    refresh,
    blackOut,
    zoom,
    showScene(on) {
      sceneShown = on && isSeen();
      refresh();
    },
    open() {
      if (window === null) window = openWindow({ ready: refresh, pressed, closed });
      else window.raise();
      refresh();
    },
    close: () => window?.close(),
    phoneAddresses: phones.addresses,
    async turnPhonesOn(address) {
      if (!isFought(followed)) throw new RodadaError('NOT_ALLOWED', message('error.phonesNoFight'));
      const { locale } = settings();
      onPhones = followed;
      try {
        await phones.turnOn(address, { locale, words: phoneWords(locale), shown: shown() });
      } finally {
        // Turns them off where the fight has ended meanwhile, and tells that they are off where they couldn't be turned on.
        refresh();
      }
    },
    turnPhonesOff() {
      endPhones();
      refresh();
    },
    follow(combatId) {
      // Another fight has a scene of its own, which the narrator hasn't shown.
      if (followed !== combatId) sceneShown = false;
      followed = combatId;
      refresh();
    },
    leave(combatId) {
      if (followed === combatId) followed = null;
      refresh();
    },
  };
}
