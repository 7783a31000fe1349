import { diceFrom, type Dice } from '#shared/dice/dice.ts';

/** One way all the dice of a roll can fall, what came of it, and its chance. */
export interface Fall<T> {
  readonly came: T;
  readonly chance: number;
}

/** Carries something out once for every way its dice can fall, whatever dice it asks for on the way. */
export function* everyFall<T>(carryOut: (dice: Dice) => T): Generator<Fall<T>> {
  let naturals: readonly number[] = [];
  for (;;) {
    const fallen: { sides: number; natural: number }[] = [];
    const given = naturals;
    const dice = diceFrom((sides) => {
      const natural = given[fallen.length] ?? 1;
      fallen.push({ sides, natural });
      return natural;
    });
    const came = carryOut(dice);
    yield { came, chance: fallen.reduce((chance, { sides }) => chance / sides, 1) };
    const turned = fallen.findLastIndex(({ sides, natural }) => natural < sides);
    if (turned === -1) return;
    naturals = fallen
      .slice(0, turned + 1)
      .map(({ natural }, index) => (index === turned ? natural + 1 : natural));
  }
}
