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
  /** Enemies who have come, and how many of them have fled. */
  present: number;
  fled: number;
  /** The saves asked for already, each at most once a fight. */
  casualty: boolean;
  half: boolean;
  lone: boolean;
  /** Saves that wait. */
  prompts: number;
}

/** Morale before a fight; `asked` as the table wants it. */
export function newMorale(asked: boolean): ArenaMorale {
  return { asked, stale: true, present: 0, fled: 0, casualty: false, half: false, lone: false, prompts: 0 };
}

/** Nobody has saved yet as a fight begins, with so many enemies there. */
export function resetMorale(morale: ArenaMorale, present: number): void {
  morale.stale = true;
  morale.present = present;
  morale.fled = 0;
  morale.casualty = false;
  morale.half = false;
  morale.lone = false;
  morale.prompts = 0;
}

/** Raises the morale saves that are due with so many enemies standing; both reasons at one moment are one save (C12). */
export function raiseMorale(morale: ArenaMorale, foes: readonly CairnFighter[], standing: number): void {
  morale.stale = false;
  if (!morale.asked || standing === 0) return;
  const { present, fled } = morale;
  const out = present - standing;
  const casualty = present > 1 && out > fled && !morale.casualty;
  const half = present > 1 && out * 2 >= present && !morale.half;
  // One alone is the first in the list, since they come in its order.
  const lone = present === 1 && foes[0]?.points === 0 && !morale.lone;
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
