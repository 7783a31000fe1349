/** The keys that choose a game, in the order they are offered. */
export const GAME_KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
