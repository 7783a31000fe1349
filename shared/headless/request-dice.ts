import { z } from 'zod';
import { diceFrom, type Dice, type DieSource, type Roll } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import type { JsonObject } from '#shared/json.ts';

/** The dice of a request: a list used up in order, a seed, or neither. */
export const diceFields = {
  dice: z.array(z.unknown()).transform(asNaturals).optional(),
  seed: z.int().optional(),
};

/** Dice with how many of a given list are left over (0 without a list). */
export interface RequestDice {
  readonly dice: Dice;
  readonly unused: () => number;
  /** Gives a list back what an undone command took (negative: takes it again). Rolled dice have fallen. */
  readonly putBack: (count: number) => void;
}

/** Makes a request's dice; a list outranks a seed, and without either they are random. */
export function requestDice(fields: {
  dice?: readonly number[] | undefined;
  seed?: number | undefined;
}): RequestDice {
  if (fields.dice !== undefined) {
    const { source, left, putBack } = fixedSource(fields.dice);
    return { dice: diceFrom(source), unused: left, putBack };
  }
  const source = fields.seed === undefined ? cryptoSource : seededSource(fields.seed);
  return { dice: diceFrom(source), unused: () => 0, putBack: () => undefined };
}

/** The part of an answer that tells the dice. */
export function diceAnswer({ unused }: RequestDice, rolls: readonly Roll[]): JsonObject {
  return { rolls: rolls.map((roll) => ({ ...roll })), unusedDice: unused() };
}

const cryptoSource: DieSource = (sides) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((word / 4294967296) * sides) + 1;
};

/** A list of naturals, the first that isn't a number at fault: a long list may be wrong from end to end. */
function asNaturals(list: readonly unknown[], context: z.RefinementCtx): readonly number[] {
  const naturals = list.filter(isFigure);
  if (naturals.length === list.length) return naturals;
  const bad = list.findIndex((one) => !isFigure(one));
  context.addIssue({ code: 'invalid_type', expected: 'number', input: list[bad], path: [bad] });
  return z.NEVER;
}

function isFigure(value: unknown): value is number {
  return Number.isFinite(value);
}
