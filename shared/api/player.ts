import { z } from 'zod';
import { rowId } from '#shared/records/fields.ts';
import { PLAYER_ZOOM } from '#shared/records/usual-settings.ts';
import { channel } from './channel-contract.ts';

/** A size of the players' screen. */
export const playerZoom = z.int().min(PLAYER_ZOOM.min).max(PLAYER_ZOOM.max);

/** Where in the local network the players' page can be served. */
export interface PhoneAddress {
  /** The interface, as the system calls it. */
  readonly name: string;
  readonly address: string;
}

/** The players' page while it is served to their phones. */
export interface PhonesStatus {
  /** What a phone has to open. */
  readonly url: string;
  /** How many phones listen. */
  readonly listeners: number;
}

/** How the players' screen stands, for the narrator. */
export interface PlayerStatus {
  /** Whether their window is. */
  readonly open: boolean;
  /** Null while no phone is served. */
  readonly phones: PhonesStatus | null;
  /** Whether there is a fight that phones can be shown. */
  readonly hasFight: boolean;
  readonly blackedOut: boolean;
  /** Percent. */
  readonly zoom: number;
  /** Whether there is a picture of the scene, and whether the players see it in place of the order. */
  readonly scene: 'none' | 'ready' | 'shown';
  /** Those whom the players know by another name than the narrator does. */
  readonly renamed: readonly { readonly name: string; readonly shown: string }[];
}

/** What may be asked of the players' screen. */
export const playerContract = {
  'player:status': channel<PlayerStatus>()(z.undefined()),
  /** Opens the players' window, or brings it to the front. */
  'player:open': channel<PlayerStatus>()(z.undefined()),
  'player:close': channel<PlayerStatus>()(z.undefined()),
  /** Says which fight the narrator plays: the one the players see. */
  'player:follow': channel<PlayerStatus>()(z.strictObject({ combatId: rowId })),
  'player:black-out': channel<PlayerStatus>()(z.strictObject({ on: z.boolean() })),
  /** Shows the players the picture of the scene in place of the order, or the order again. */
  'player:show-scene': channel<PlayerStatus>()(z.strictObject({ on: z.boolean() })),
  'player:zoom': channel<PlayerStatus>()(z.strictObject({ zoom: playerZoom })),
  'player:phone-addresses': channel<readonly PhoneAddress[]>()(z.undefined()),
  /** Serves the players' page to their phones for this fight, at one of the machine's addresses, below a new secret. */
  'player:phones-on': channel<PlayerStatus>()(z.strictObject({ address: z.string().max(45) })),
  'player:phones-off': channel<PlayerStatus>()(z.undefined()),
} as const;
