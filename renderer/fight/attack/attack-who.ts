/** Who attacks whom with what. */
export interface Who {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
}
