import type { DieSource } from '#shared/dice/dice.ts';
import type { CairnFighter } from './arena-wounds.ts';
import { higherWil } from '#shared/rules/cairn/morale/morale.ts';
import { passesSave } from '#shared/rules/cairn/wounds/save.ts';

/** What is kept of morale during a simulated fight (C12). */
export interface ArenaMorale {
  /** Whether the table asks for morale at all. */
  readonly asked: boolean;
  /** Something may have changed since it was last looked at. */
  stale: boolean;
  /** The saves asked for already, each at most once a fight. */
  casualty: boolean;
  half: boolean;
  lone: boolean;
  /** Saves that wait. */
  prompts: number;
}

/** Raises the morale saves that are due; both reasons at one moment are one save (C12). */
export function raiseMorale(morale: ArenaMorale, opponents: readonly CairnFighter[]): void {
  morale.stale = false;
  if (!morale.asked) return;
  let foes = 0;
  let standing = 0;
  let fallen = 0;
  let atZero = 0;
  for (const one of opponents) {
    if (!one.there) continue;
    foes += 1;
    if (one.up) standing += 1;
    else if (!one.fled) fallen += 1;
    if (one.points === 0) atZero += 1;
  }
  if (standing === 0) return;
  const casualty = foes > 1 && fallen > 0 && !morale.casualty;
  const half = foes > 1 && (foes - standing) * 2 >= foes && !morale.half;
  const lone = foes === 1 && atZero === 1 && !morale.lone;
  if (!casualty && !half && !lone) return;
  morale.casualty ||= casualty;
  morale.half ||= half;
  morale.lone ||= lone;
  morale.prompts += 1;
}

/** Rolls one morale save for all of these enemies still standing; false when they flee, true also when nobody is left to save (C12). */
export function answerMorale(foes: readonly CairnFighter[], roll: DieSource): boolean {
  let leaders: number | null = null;
  let own: number | null = null;
  for (const { up, before, wil } of foes) {
    if (!up) continue;
    leaders = higherWil(leaders, before.leaderWil);
    own = higherWil(own, wil.current);
  }
  return own === null || passesSave(roll(20, 'morale'), leaders ?? own);
}
