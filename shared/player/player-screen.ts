import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import type { HealthBand } from './health-band.ts';
import type { PlayerView } from './player-view.ts';

/** Everything the players' page says besides the fight itself. */
export interface PlayerWords {
  readonly title: string;
  readonly order: string;
  readonly waiting: string;
  readonly delaying: string;
  readonly scene: string;
  readonly health: Readonly<Record<HealthBand, string>>;
}

/** What a phone says besides. */
export interface PhoneWords extends PlayerWords {
  /** The table isn't heard any more. */
  readonly lost: string;
  readonly over: string;
}

/** What stands on the players' screen; blacked out, it holds nothing that could be seen. */
export type PlayerShown =
  | { readonly kind: 'black' }
  | { readonly kind: 'waiting' }
  /** The picture of the scene, itself in its address, in place of everything else. */
  | { readonly kind: 'scene'; readonly title: string; readonly picture: string }
  /** The title is empty where none was set for the players. */
  | { readonly kind: 'fight'; readonly title: string; readonly view: PlayerView };

/** All the players' page is told: words included, since it knows no texts of its own. */
export interface PlayerScreen {
  readonly locale: Locale;
  /** Size in percent. */
  readonly zoom: number;
  readonly words: PlayerWords;
  readonly shown: PlayerShown;
}

/** All the page on a phone is told: it has the size of whoever holds it. */
export interface PhoneScreen extends Pick<PlayerScreen, 'locale' | 'shown'> {
  readonly words: PhoneWords;
}

/** The words of the players' page in a language. */
export function playerWords(locale: Locale): PlayerWords {
  const health = (band: HealthBand): string => text(`player.health.${band}`, locale);
  return {
    title: text('player.title', locale),
    order: text('player.order', locale),
    waiting: text('player.waiting', locale),
    delaying: text('player.delaying', locale),
    scene: text('player.scene', locale),
    health: {
      unhurt: health('unhurt'),
      hurt: health('hurt'),
      'badly-hurt': health('badly-hurt'),
      down: health('down'),
      dead: health('dead'),
      gone: health('gone'),
    },
  };
}

/** The words of the page on a phone. */
export function phoneWords(locale: Locale): PhoneWords {
  return {
    ...playerWords(locale),
    lost: text('player.phones.lost', locale),
    over: text('player.phones.over', locale),
  };
}
