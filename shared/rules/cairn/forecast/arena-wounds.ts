import type { Combatant } from '#shared/combat/state.ts';
import type { Dice, DieSource } from '#shared/dice/dice.ts';
import { takePoints, type Fighter } from '#shared/arena/fighter.ts';
import { attributesOf, pendingOf } from '#shared/rules/cairn/own.ts';
import { passesSave } from '#shared/rules/cairn/wounds/save.ts';
import { inForce, rollMending, rollScar, type RolledScar } from '#shared/rules/cairn/scars/scar-roll.ts';
import { DOOMED, scarFor } from '#shared/rules/cairn/scars/scars.ts';
import { sheetSlot, type Attribute, type Attributes } from '#shared/rules/cairn/sheet/sheet.ts';
import { has, isDead, spent } from '#shared/rules/cairn/conditions/standing.ts';
import { woundOf } from '#shared/rules/cairn/wounds/wound.ts';

/** A fighter of a simulated fight of Cairn. */
export interface CairnFighter extends Fighter {
  readonly before: Before;
  maxHp: number;
  str: Attribute;
  dex: Attribute;
  wil: Attribute;
  /** Scars of entry 12 that wait for the next save against critical damage (C13). */
  doomed: number;
  /** Neither paralysed nor delirious (C14). */
  able: boolean;
}

/** What somebody comes into the fight with. */
interface Before extends Attributes {
  readonly maxHp: number;
  readonly doomed: number;
  readonly dead: boolean;
  /** Paralysed or delirious (C14), whatever its attributes come to. */
  readonly barred: boolean;
  /** Able to act as it comes (C14). */
  readonly able: boolean;
  readonly leaderWil: number | null;
}

/** What a combatant comes into a fight with. */
export function beforeOf(combatant: Combatant): Before {
  const attributes = attributesOf(combatant);
  const barred = has(combatant, 'paralysed') || has(combatant, 'delirious');
  return {
    ...attributes,
    maxHp: combatant.hp.max,
    doomed: pendingOf(combatant).filter((entry) => entry === DOOMED).length,
    dead: isDead(combatant),
    barred,
    able: isAble(barred, attributes),
    leaderWil: sheetSlot.read(combatant.sheet).leaderWil,
  };
}

function isAble(barred: boolean, { dex, wil }: Pick<Attributes, 'dex' | 'wil'>): boolean {
  return !barred && !spent(dex) && !spent(wil);
}

/** Puts a fighter's attributes and scars back to those it came with. */
export function resetWounds(fighter: CairnFighter): void {
  const { maxHp, str, dex, wil, doomed, dead, able } = fighter.before;
  fighter.maxHp = maxHp;
  fighter.str = str;
  fighter.dex = dex;
  fighter.wil = wil;
  fighter.doomed = doomed;
  fighter.dead = dead;
  fighter.able = able;
}

/** Takes damage, armour already off, with the wound it makes (C8, C9, C10); true when it puts one out of action. */
export function suffer(fighter: CairnFighter, amount: number, roll: DieSource): boolean {
  const before = fighter.points;
  const beyond = takePoints(fighter, amount, 0);
  const lost = before - fighter.points;
  // The plain case: nothing beyond the points, and some of them left or none taken.
  if (beyond === 0 && (lost === 0 || fighter.points > 0)) return false;
  const { current } = fighter.str;
  const wound = woundOf({ lost, beyond, hp: fighter.points, str: current, pc: fighter.pc });
  if (beyond > 0) {
    fighter.lost += current - wound.str;
    fighter.str = { current: wound.str, max: fighter.str.max };
  }
  if (wound.killed) fighter.dead = true;
  if (wound.saveDue) return !survives(fighter, roll);
  return wound.killed || (wound.scar !== null && scar(fighter, wound.scar, roll));
}

/** The FOR save against critical damage (C9); with entry 12 waiting, it decides over life and death (C13). */
function survives(fighter: CairnFighter, roll: DieSource): boolean {
  const passed = passesSave(roll(20, 'save'), fighter.str.current);
  if (fighter.doomed === 0) return passed;
  fighter.doomed -= 1;
  if (passed) change(fighter, rollMending(scarFor(DOOMED), fighter, diceOf(roll), 'scar'));
  else fighter.dead = true;
  return passed;
}

/** Scars a PC at exactly 0 PG (C8, C13); true when the scar is a mortal wound. */
function scar(fighter: CairnFighter, entry: number, roll: DieSource): boolean {
  const suffered = scarFor(entry);
  change(fighter, rollScar(suffered, fighter, diceOf(roll), 'scar'));
  if (entry === DOOMED) fighter.doomed += 1;
  return suffered.conditions.includes('mortal-wound');
}

function change(fighter: CairnFighter, { rolled }: RolledScar): void {
  if (rolled === null || rolled.to === null) return;
  const { figure, gain, to } = rolled;
  if (figure === 'maxHp') fighter.maxHp = to;
  else fighter[figure] = inForce(fighter[figure], gain, to);
  fighter.able = isAble(fighter.before.barred, fighter);
}

/** Scars are rare: here the dice may be remembered as usual. */
function diceOf(roll: DieSource): Dice {
  return { rolls: [], roll: (purpose, sides) => roll(sides, purpose) };
}
