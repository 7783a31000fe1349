import { z } from 'zod';
import { MOST_TERMS } from '#shared/dice/expression.ts';
import { RodadaError } from '#shared/errors.ts';
import { DICE_POSITION } from '#shared/schema/dice-text.ts';
import { diceFault } from '#shared/dice/dice-fault.ts';

/** The faces of each die of an attack; all are rolled, only the highest counts (C6). Never empty. */
export type DamageDice = readonly number[];

const MIN_SIDES = 2;
const MAX_SIDES = 1000;
const CACHE_LIMIT = 500;
const cache = new Map<string, DamageDice>();

/** Reads `d6` or `d6+d8+…`, up to 100 dice, any case, blanks allowed; throws `BAD_DICE` with the position of what isn't understood. */
export function parseDamageDice(source: string): DamageDice {
  const known = cache.get(source);
  if (known) return known;
  const read = readDice(source);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(source, read);
  return read;
}

/** Damage dice as they are written: `d8+d8`. */
export function writeDamageDice(dice: DamageDice): string {
  return dice.map((sides) => `d${sides}`).join('+');
}

/** A text field holding Cairn's damage dice; a bad one becomes `BAD_DICE` with its position when read by `readWith`. */
export const damageDiceText = z.string().superRefine((value, context) => {
  try {
    parseDamageDice(value);
  } catch (error) {
    if (!(error instanceof RodadaError)) throw error;
    context.addIssue({ code: 'custom', params: { [DICE_POSITION]: error.position, source: value } });
  }
});

function readDice(source: string): DamageDice {
  const dice: number[] = [];
  let position = 0;
  const refuse = (where: number): never => {
    throw new RodadaError('BAD_DICE', diceFault(source, where), { position: where });
  };
  const skipBlanks = (): void => {
    while (/\s/.test(source[position] ?? '')) position += 1;
  };
  const expect = (character: string): void => {
    skipBlanks();
    if (source[position]?.toLowerCase() !== character) refuse(position);
    position += 1;
  };
  do {
    if (dice.length > 0) expect('+');
    skipBlanks();
    if (dice.length === MOST_TERMS) refuse(position);
    expect('d');
    const start = position;
    while (/\d/.test(source[position] ?? '')) position += 1;
    const sides = Number(source.slice(start, position));
    if (start === position || sides < MIN_SIDES || sides > MAX_SIDES) refuse(start);
    dice.push(sides);
    skipBlanks();
  } while (position < source.length);
  return dice;
}
