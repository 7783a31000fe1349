/** Size of the players' screen in percent. */
export const PLAYER_ZOOM = { min: 50, max: 300, step: 10, usual: 100 } as const;
