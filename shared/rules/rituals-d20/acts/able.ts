import { hasCondition } from '#shared/combat/conditions/held.ts';
import { requireNeed } from '#shared/combat/counters/counters.ts';
import { refuse } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { ritualOf } from './casting.ts';
import { sheetSlot, type Ritual, type Weapon } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** Refuses an act of one who is defeated. */
export function requireStanding(combatant: Combatant, field: string): void {
  if (combatant.standing === 'defeated')
    refuse(ritualsMessage('refuse.defeated', { name: nameOf(combatant) }), field);
}

/** Refuses an act of one on itself. */
export function requireAnother(actor: Combatant, target: Combatant): void {
  if (actor.id === target.id) refuse(ritualsMessage('refuse.itself', { name: nameOf(actor) }), 'target');
}

/** Refuses what takes moving to one who is held (N9). */
export function requireMobile(combatant: Combatant, field: string): void {
  if (hasCondition(combatant, 'grappled'))
    refuse(ritualsMessage('refuse.immobile', { name: nameOf(combatant) }), field);
}

/** A weapon of a sheet; an unknown one is refused. */
export function requireWeapon(combatant: Combatant, id: string): Weapon {
  const weapon = sheetSlot.read(combatant.sheet).weapons.find((one) => one.id === id);
  return (
    weapon ??
    refuse(ritualsMessage('refuse.unknownWeapon', { name: nameOf(combatant), weapon: id }), 'weapon')
  );
}

/** A weapon its bearer can strike with now: light ones while held, none for two hands while holding (N9), none without what it uses up. */
export function requireUsableWeapon(combatant: Combatant, id: string): Weapon {
  const weapon = requireWeapon(combatant, id);
  const values = { name: nameOf(combatant), weapon: weapon.name };
  if (hasCondition(combatant, 'grappled') && !isLight(weapon))
    refuse(ritualsMessage('refuse.notLight', values), 'weapon');
  if (hasCondition(combatant, 'grappling') && weapon.hands === 2)
    refuse(ritualsMessage('refuse.handBusy', values), 'weapon');
  requireNeed(combatant, weapon.needs, 'weapon');
  return weapon;
}

/** A weapon for melee that can be used now (N5, N11). */
export function requireMeleeWeapon(combatant: Combatant, id: string): Weapon {
  const weapon = requireUsableWeapon(combatant, id);
  return weapon.kind === 'melee'
    ? weapon
    : refuse(ritualsMessage('refuse.notMelee', { weapon: weapon.name }), 'weapon');
}

/** A ritual of a sheet; an unknown one is refused. */
export function requireRitual(combatant: Combatant, id: string): Ritual {
  const name = nameOf(combatant);
  return (
    ritualOf(combatant, id) ?? refuse(ritualsMessage('refuse.unknownRitual', { name, ritual: id }), 'ritual')
  );
}

/** Blows without a weapon are as light as any (N9). */
function isLight({ light, hands }: Weapon): boolean {
  return light || hands === 0;
}
