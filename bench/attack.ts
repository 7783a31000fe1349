import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { diceFrom } from '../shared/dice/dice.ts';
import { randomSource } from '../shared/dice/seeded.ts';
import { resolveAttack } from '../shared/rules/heroes-d20/attack/attack.ts';
import { attackSchema } from '../shared/rules/heroes-d20/attack/attack-input.ts';
import { optionsSchema } from '../shared/rules/heroes-d20/options.ts';
import { compare, type Ratio } from './measure.ts';

/** A heroes-d20 attack with its whole explanation against one roll of `2d6+3` in rpg-dice-roller. */
export function attackBench(): Promise<Ratio> {
  const input = attackSchema.parse({
    kind: 'melee',
    attacker: { level: 4, str: 3, dex: 2, int: 1, fighting: 7, aim: 5 },
    target: { fortitude: 6, reflex: 3, will: 2, armorClass: 4 },
    weapon: { damage: '1d8', criticalRange: 19 },
  });
  const options = optionsSchema.parse({});
  // The same chance that the other one draws from.
  const source = randomSource(Math.random);
  return compare(
    'heroes-d20 attack, explained / 2d6+3 in rpg-dice-roller',
    0.1,
    { times: 200_000, run: () => resolveAttack(input, options, diceFrom(source)) },
    { times: 20_000, run: () => new DiceRoll('2d6+3') },
  );
}
