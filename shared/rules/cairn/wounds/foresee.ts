import { armorOf } from '#shared/rules/cairn/conditions/counted-conditions.ts';
import { findCombatant } from '#shared/combat/play.ts';
import type { CombatState } from '#shared/combat/state.ts';
import type { DiceSlot, Loss } from '#shared/rules/system.ts';
import type { TypedNaturals } from '#shared/dice/typed.ts';
import type { Declaration } from '#shared/rules/cairn/fight.ts';
import { attributesOf, pendingOf } from '#shared/rules/cairn/own.ts';
import { DOOMED, scarFor, type Scar } from '#shared/rules/cairn/scars/scars.ts';
import { isDead } from '#shared/rules/cairn/conditions/standing.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { diceAgainst, findWeapon } from '#shared/rules/cairn/sheet/weapon.ts';
import { takeFromPoints, woundOf, type Wound } from './wound.ts';
import { nameOf } from '#shared/combat/name.ts';

/**
 * The dice that the attacks declared will ask for after those of damage, as far as the damage read so far tells: the FOR
 * save of each target that needs one (C9), and the dice of a scar (C8, C13). While a die of damage on somebody is
 * missing, its save may be due.
 */
export function diceAfterDamage(
  state: CombatState,
  declared: readonly Declaration[],
  naturals: TypedNaturals,
): readonly DiceSlot[] {
  const damage = damageByTarget(state, declared, naturals);
  return [...damage].flatMap(([id, amount]) =>
    amount === null ? [saveSlot(state, id)] : slotsAfter(state, id, amount),
  );
}

/** The dice of points lost by the narrator's word, armour already off (C8, C9). */
export function lossSlots(state: CombatState, losses: readonly Loss[]): readonly DiceSlot[] {
  return losses.flatMap(({ target, amount }) => slotsAfter(state, target, amount));
}

function slotsAfter(state: CombatState, id: string, amount: number): readonly DiceSlot[] {
  const wound = woundFrom(state, id, amount);
  if (wound === null) return [];
  if (wound.saveDue) return [saveSlot(state, id), ...mendingSlots(state, id)];
  return wound.scar === null ? [] : scarSlots(id, wound.scar);
}

/** The dice of the scar that a save passed mends (C13). */
function mendingSlots(state: CombatState, id: string): readonly DiceSlot[] {
  const target = findCombatant(state, id);
  if (target === null || !pendingOf(target).includes(DOOMED)) return [];
  const { title, later } = scarFor(DOOMED);
  return later === null ? [] : [scarSlot(id, title, later.sides, later.count)];
}

/** The d20 of somebody's save, named. */
export function saveSlot(state: CombatState, id: string): DiceSlot {
  const combatant = findCombatant(state, id);
  const name = combatant === null ? id : nameOf(combatant);
  return { purpose: `save:${id}`, label: cairnMessage('slot.saveOf', { name }), sides: 20, count: 1 };
}

/** What each target loses by the highest attack on it (C5); null while a die is missing. */
function damageByTarget(
  state: CombatState,
  declared: readonly Declaration[],
  naturals: TypedNaturals,
): ReadonlyMap<string, number | null> {
  const used = new Map<string, number>();
  const damage = new Map<string, number | null>();
  for (const { attacker: id, targets, weapon, stance } of declared) {
    const attacker = findCombatant(state, id);
    if (attacker === null) continue;
    const armament = findWeapon(attacker, weapon);
    for (const targetId of targets) {
      const target = findCombatant(state, targetId);
      if (target === null) continue;
      const { dice } = diceAgainst(attacker, target, armament, stance);
      const from = used.get(id) ?? 0;
      const read = (naturals[`damage:${id}`] ?? [])
        .slice(from, from + dice.length)
        .filter((natural) => natural !== null);
      used.set(id, from + dice.length);
      const armor = armament.ignoresArmor ? 0 : armorOf(target);
      const known = read.length === dice.length ? Math.max(0, Math.max(...read) - armor) : null;
      damage.set(targetId, higher(damage.get(targetId) ?? 0, known, damage.has(targetId)));
    }
  }
  return damage;
}

function higher(before: number | null, now: number | null, another: boolean): number | null {
  if (now === null || (another && before === null)) return null;
  return Math.max(before ?? 0, now);
}

function woundFrom(state: CombatState, id: string, damage: number): Wound | null {
  const target = findCombatant(state, id);
  if (target === null || isDead(target)) return null;
  const { current, temp } = target.hp;
  const { lost, beyond, hp } = takeFromPoints(current, Math.max(0, damage - temp));
  return woundOf({ lost, beyond, hp, str: attributesOf(target).str.current, pc: target.side === 'pc' });
}

function scarSlots(id: string, lost: number): readonly DiceSlot[] {
  const { title, places, now } = scarFor(lost);
  const slot = (sides: number, count: number): DiceSlot => scarSlot(id, title, sides, count);
  return [
    ...(places.length > 0 ? [slot(6, 1)] : []),
    ...(now?.afterSave === true ? [slot(20, 1)] : []),
    ...(now === null ? [] : [slot(now.sides, now.count)]),
  ];
}

function scarSlot(id: string, title: Scar['title'], sides: number, count: number): DiceSlot {
  return {
    purpose: `scar:${id}`,
    label: cairnMessage('slot.scar', { title: cairnMessage(title) }),
    sides,
    count,
  };
}
