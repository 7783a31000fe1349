import { armorOf } from '#shared/rules/cairn/conditions/counted-conditions.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { findCombatant } from '#shared/combat/play.ts';
import { oddsOf, type AttackOdds } from '#shared/rules/attack-odds.ts';
import type { PlainAttack } from '#shared/rules/system.ts';
import type { Swing } from './attack.ts';
import type { Declaration } from '#shared/rules/cairn/fight.ts';
import { attributesOf } from '#shared/rules/cairn/own.ts';
import { passesSave } from '#shared/rules/cairn/wounds/save.ts';
import { scarFor } from '#shared/rules/cairn/scars/scars.ts';
import { diceAgainst, findWeapon, isArmedWith } from '#shared/rules/cairn/sheet/weapon.ts';
import { takeFromPoints, woundOf, type Wound } from '#shared/rules/cairn/wounds/wound.ts';

/** One who is attacked, as it stands before. */
export interface Stricken {
  readonly hp: number;
  /** Temporary points, lost before PG. */
  readonly temp: number;
  readonly str: number;
  readonly pc: boolean;
}

/** The exact odds of all attacks on one target in a step, which hurt it once (C5). */
export interface WoundOdds {
  /** `hit`: some damage is left after armour (C5); `critical`: the FOR save against critical damage fails (C9). */
  readonly attack: AttackOdds;
  /** The chance that it is out of the fight: critical damage, FOR 0, or a mortal wound (C9, C10, C13). */
  readonly fall: number;
  /** The chance of a scar, for a PC at exactly 0 PG (C8). */
  readonly scar: number;
}

const NATURALS = Array.from({ length: 20 }, (_, index) => index + 1);

/** What to expect of attacks on one target together: of all their dice, armour off, the single highest counts (C5, C8, C9). */
export function woundOdds(swings: readonly Swing[], target: Stricken): WoundOdds {
  const damage = chancesOfDamage(swings);
  let critical = 0;
  let fall = 0;
  let scar = 0;
  for (const [amount, chance] of damage) {
    const wound = woundBy(amount, target);
    const failed = wound.saveDue ? chance * chanceOfFailing(wound.str) : 0;
    critical += failed;
    fall += failed + (wound.killed || isMortal(wound) ? chance : 0);
    scar += wound.scar === null ? 0 : chance;
  }
  return { attack: oddsOf({ hit: 1 - (damage.get(0) ?? 0), critical, damage }), fall, scar };
}

/** What to expect of all that is declared on somebody, as the fight stands; null when nothing is. */
export function woundOddsIn(
  state: CombatState,
  declared: readonly Declaration[],
  targetId: string,
): WoundOdds | null {
  const target = findCombatant(state, targetId);
  if (target === null) return null;
  const swings = declared
    .filter(({ targets }) => targets.includes(targetId))
    .flatMap((declaration) => swingOf(state, declaration, target) ?? []);
  if (swings.length === 0) return null;
  const { hp, side } = target;
  const { str } = attributesOf(target);
  return woundOdds(swings, { hp: hp.current, temp: hp.temp, str: str.current, pc: side === 'pc' });
}

/** The odds of one attack as the fight stands, whatever else is declared on its target; null for somebody or a weapon unknown. */
export function attackOddsIn(
  state: CombatState,
  { attacker, target, weapon }: PlainAttack,
): AttackOdds | null {
  const from = findCombatant(state, attacker);
  if (from === null || !isArmedWith(from, weapon)) return null;
  const declared: Declaration = { attacker, targets: [target], weapon, stance: 'normal' };
  return woundOddsIn(state, [declared], target)?.attack ?? null;
}

function swingOf(
  state: CombatState,
  { attacker: id, weapon, stance }: Declaration,
  target: Combatant,
): Swing | null {
  const attacker = findCombatant(state, id);
  if (attacker === null) return null;
  const armament = findWeapon(attacker, weapon);
  const { dice } = diceAgainst(attacker, target, armament, stance);
  return { dice, armor: armorOf(target), ignoresArmor: armament.ignoresArmor };
}

function woundBy(damage: number, { hp: points, temp, str, pc }: Stricken): Wound {
  const { lost, beyond, hp } = takeFromPoints(points, Math.max(0, damage - temp));
  return woundOf({ lost, beyond, hp, str, pc });
}

/** A scar that is a mortal wound puts one out of action at once (C13). */
function isMortal({ scar }: Wound): boolean {
  return scar !== null && scarFor(scar).conditions.includes('mortal-wound');
}

function chanceOfFailing(attribute: number): number {
  return NATURALS.filter((natural) => !passesSave(natural, attribute)).length / NATURALS.length;
}

/** The chance of each damage: no more than so much is dealt when no die shows more than that and the armour in its way (C5). */
function chancesOfDamage(swings: readonly Swing[]): ReadonlyMap<number, number> {
  const dice = swings.flatMap((swing) => {
    const armor = swing.ignoresArmor ? 0 : swing.armor;
    return swing.dice.map((sides) => ({ sides, armor }));
  });
  const most = dice.reduce((highest, { sides, armor }) => Math.max(highest, sides - armor), 0);
  const chances = new Map<number, number>();
  let before = 0;
  for (let damage = 0; damage <= most; damage += 1) {
    const atMost = dice.reduce((all, { sides, armor }) => all * Math.min(1, (damage + armor) / sides), 1);
    chances.set(damage, atMost - before);
    before = atMost;
  }
  return chances;
}
