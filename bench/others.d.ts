// What is used of the libraries measured against: they are installed by `npm run bench` alone, types are checked always.

declare module '@dice-roller/rpg-dice-roller' {
  export const DiceRoll: new (notation: string) => { readonly total: number };
}

declare module '@pkmn/sim' {
  interface Fighter {
    readonly name: string;
    readonly species: string;
    readonly moves: readonly string[];
  }
  export class Battle {
    constructor(options: { readonly formatid: string });
    readonly ended: boolean;
    readonly turn: number;
    setPlayer(side: 'p1' | 'p2', player: { readonly name: string; readonly team: readonly Fighter[] }): void;
    makeChoices(): void;
  }
  export const Dex: { readonly toID: (name: string) => string };
}

declare module 'boardgame.io/client' {
  type Moves<G> = Readonly<Record<string, (context: { readonly G: G }, id: string, amount: number) => void>>;
  export function Client<G>(options: {
    readonly debug: boolean;
    readonly game: { readonly setup: () => G; readonly moves: Moves<G> };
  }): {
    readonly start: () => void;
    readonly undo: () => void;
    readonly moves: Readonly<Record<string, ((...input: readonly unknown[]) => void) | undefined>>;
  };
}
