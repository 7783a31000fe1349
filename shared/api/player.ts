import { z } from 'zod';

/** Size of the players' screen in percent. */
export const PLAYER_ZOOM = { min: 50, max: 300, step: 10, usual: 100 } as const;

/** A size of the players' screen. */
export const playerZoom = z.int().min(PLAYER_ZOOM.min).max(PLAYER_ZOOM.max);

/** Where in the local network the players' page can be served. */
export interface PhoneAddress {
  /** The interface, as the system calls it. */
  readonly name: string;
  readonly address: string;
}

/** At which of the machine's addresses the phones are to be served. */
export const phonesAsked = z.strictObject({ address: z.string().max(45) });

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
  /** Those whom the players know by another name than the narrator does. */
  readonly renamed: readonly { readonly name: string; readonly shown: string }[];
}
