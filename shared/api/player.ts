import { z } from 'zod';

/** Size of the players' screen in percent. */
export const PLAYER_ZOOM = { min: 50, max: 300, step: 10, usual: 100 } as const;

/** A size of the players' screen. */
export const playerZoom = z.int().min(PLAYER_ZOOM.min).max(PLAYER_ZOOM.max);

/** How the players' window stands, for the narrator. */
export interface PlayerStatus {
  readonly open: boolean;
  readonly blackedOut: boolean;
  /** Percent. */
  readonly zoom: number;
  /** Whether there is a picture of the scene, and whether the players see it in place of the order. */
  readonly scene: 'none' | 'ready' | 'shown';
  /** Those whom the players know by another name than the narrator does. */
  readonly renamed: readonly { readonly name: string; readonly shown: string }[];
}
