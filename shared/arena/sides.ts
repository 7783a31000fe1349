import type { Fighter } from './fighter.ts';
import type { Winner } from './fight-end.ts';
import type { Line } from './focus.ts';

/** One side of a simulated fight. */
export interface Side<F> extends Line<F> {
  readonly standing: F[];
  count: number;
  /** How many of it are still in the fight, those to come included. */
  left: number;
}

/** Both sides of a simulated fight. */
export interface Sides<F> {
  readonly friends: Side<F>;
  readonly foes: Side<F>;
}

/** A fighter who knows its own side and the other one. */
export interface Sided<F> extends Fighter {
  readonly own: Side<F>;
  readonly rivals: Side<F>;
}

/** The sides of a fight before anybody is on them. */
export function emptySides<F>(): Sides<F> {
  return { friends: { standing: [], count: 0, left: 0 }, foes: { standing: [], count: 0, left: 0 } };
}

/** Which side of them is one's own, and which the other. */
export function sidesOf<F>({ friends, foes }: Sides<F>, { foe }: Fighter): Pick<Sided<F>, 'own' | 'rivals'> {
  return foe ? { own: foes, rivals: friends } : { own: friends, rivals: foes };
}

/** Puts everyone back to how they came; those of later rounds aren't there yet. */
export function beginAgain<F extends Sided<F>>({ friends, foes }: Sides<F>, fighters: readonly F[]): void {
  friends.count = 0;
  friends.left = 0;
  foes.count = 0;
  foes.left = 0;
  for (const fighter of fighters) {
    const { own, startsUp } = fighter;
    fighter.points = fighter.startPoints;
    fighter.temp = fighter.startTemp;
    fighter.there = false;
    fighter.up = false;
    fighter.dead = false;
    fighter.lost = 0;
    fighter.spent = 0;
    if (startsUp) own.left += 1;
    if (fighter.joins === 1) arrive(fighter);
  }
}

/** One comes, behind those of its side who came before. */
export function arrive<F extends Sided<F>>(fighter: F): void {
  fighter.there = true;
  if (!fighter.startsUp) return;
  const { own } = fighter;
  fighter.up = true;
  own.standing[own.count] = fighter;
  own.count += 1;
}

/** Somebody is out of action: those behind it close ranks. */
export function fall<F extends Sided<F>>(fighter: F): void {
  if (!fighter.up) return;
  fighter.up = false;
  const { own } = fighter;
  const { standing } = own;
  own.left -= 1;
  own.count -= 1;
  let at = 0;
  while (at < own.count && standing[at] !== fighter) at += 1;
  for (; at < own.count; at += 1) {
    const next = standing[at + 1];
    if (next !== undefined) standing[at] = next;
  }
}

/** Who has won, or null while the fight goes on: where nobody there can act, only for somebody who is still to come. */
export function outcomeOf(
  friends: number,
  foes: number,
  { someoneActs, someoneComes }: { readonly someoneActs: boolean; readonly someoneComes: boolean },
): Winner | null {
  return winnerAmong(friends, foes) ?? (someoneActs || someoneComes ? null : 'draw');
}

/** Who has won, or null while both sides have somebody left. */
export function winnerOf<F>({ friends, foes }: Sides<F>): Winner | null {
  return winnerAmong(friends.left, foes.left);
}

function winnerAmong(friends: number, foes: number): Winner | null {
  if (friends > 0 && foes > 0) return null;
  if (friends === foes) return 'draw';
  return friends > 0 ? 'pc' : 'foe';
}
