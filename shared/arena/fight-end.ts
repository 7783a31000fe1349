/** Who won; `draw` also when it went on for too long. */
export type Winner = 'pc' | 'foe' | 'draw';

/** How a fight came out. */
export interface FightEnd {
  readonly winner: Winner;
  /** The round it ended in. */
  readonly rounds: number;
}
