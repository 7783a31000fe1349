import { measure } from '#shared/text/figures.ts';

/** A place at a round table, in a drawing 100 wide and 100 high. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Whose turn it is. */
  readonly lit: boolean;
}

const CENTRE = 50;
const PLACES = 12;
/** The place that is lit: a little after the top, as a hand that has just moved on. */
const LIT = 1;
const FAR_OUT = 45;
const SEAT = 2;
const LIT_SEAT = 4.5;
const DIGITS = 2;

const at = (value: number): number => measure(value, DIGITS);

/** The app's ornament: the places around a table, one of them lit, as the turn goes round. */
export const RING: readonly Place[] = Array.from({ length: PLACES }, (_, index) => {
  const angle = (index / PLACES) * 2 * Math.PI;
  const lit = index === LIT;
  return {
    x: at(CENTRE + FAR_OUT * Math.sin(angle)),
    y: at(CENTRE - FAR_OUT * Math.cos(angle)),
    radius: lit ? LIT_SEAT : SEAT,
    lit,
  };
});
