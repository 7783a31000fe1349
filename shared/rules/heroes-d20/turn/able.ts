import { hasCondition } from '#shared/combat/conditions/held.ts';
import { requireNeed } from '#shared/combat/counters/counters.ts';
import { countReaction } from '#shared/combat/counters/reactions.ts';
import { patchTurn, requireOwnTurn, spendAction } from '#shared/combat/actions.ts';
import { refuse, requireCombatant, type Play } from '#shared/combat/play.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { requireRunning } from '#shared/combat/status.ts';
import { powerCounts } from '#shared/rules/heroes-d20/attack/choices.ts';
import type { Action } from './actions.ts';
import { sheetSlot, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';
import { skillOf, type Skill } from '#shared/rules/heroes-d20/sheet/skills.ts';
import { heroesMessage } from '#shared/rules/heroes-d20/words/texts.ts';
import { nameOf } from '#shared/combat/name.ts';

/** The one who acts in a fight being fought; the unknown and the defeated are refused, naming the field. */
export function requireActor(play: Play, id: string, field = 'combatant'): Combatant {
  requireRunning(play);
  const combatant = requireCombatant(play.state, id, field);
  const { standing } = combatant;
  const name = nameOf(combatant);
  if (standing === 'defeated') refuse(heroesMessage('refuse.out', { name }), field);
  return combatant;
}

/** Refuses the defeated, and one caught unaware in that round, also as a reaction (H2). */
export function requireAbleToAttack({ state }: Play, attacker: Combatant, field = 'attacker'): void {
  const { standing, surprisedIn } = attacker;
  const name = nameOf(attacker);
  if (standing === 'defeated') refuse(heroesMessage('refuse.defeated', { name }), field);
  if (surprisedIn === state.round) refuse(heroesMessage('refuse.surprised', { name }), field);
}

/** The one acted on; refused when unknown, and when it is the actor. */
export function requireOther(play: Play, actor: Combatant, id: string): Combatant {
  const target = requireCombatant(play.state, id, 'target');
  if (target.id === actor.id) refuse(heroesMessage('refuse.itself', { name: nameOf(actor) }), 'target');
  return target;
}

/** Refuses what takes moving to one who is held (H20). */
export function requireMobile(combatant: Combatant, field: string): void {
  if (hasCondition(combatant, 'grappled'))
    refuse(heroesMessage('refuse.immobile', { name: nameOf(combatant) }), field);
}

/** Refuses what takes a free hand to one who holds somebody (H20). */
export function requireFreeHands(combatant: Combatant, field: string): void {
  if (hasCondition(combatant, 'grappling'))
    refuse(heroesMessage('refuse.handsFull', { name: nameOf(combatant) }), field);
}

/** A weapon its bearer can strike with now: holding somebody, only what takes no hands (H20), and what it uses up is there; an unknown one is refused. */
export function requireUsableWeapon(combatant: Combatant, id: string): Weapon {
  const { sheet } = combatant;
  const name = nameOf(combatant);
  const weapon =
    sheetSlot.read(sheet).weapons.find((one) => one.id === id) ??
    refuse(heroesMessage('refuse.unknownWeapon', { name, weapon: id }), 'weapon');
  if (weapon.hands > 0) requireFreeHands(combatant, 'weapon');
  requireNeed(combatant, weapon.needs, 'weapon');
  return weapon;
}

/** Refuses to count a power that isn't kept up, or not on blows with this weapon (H15). */
export function requirePower(combatant: Combatant, weapon: Weapon, power: boolean): void {
  if (!power || powerCounts(combatant, weapon)) return;
  refuse(heroesMessage('refuse.powerNotOn', { name: nameOf(combatant), weapon: weapon.name }), 'power');
}

/** Spends an action of one's own turn; one that isn't free ends the series of additional attacks (H14, H16). */
export function pay(play: Play, { id }: Combatant, action: Action, field = 'combatant'): void {
  requireOwnTurn(play, id, field);
  spendAction(play, id, action);
  if (action !== 'free' && action !== 'reaction') patchTurn(play, { attacks: 0 });
}

/** A reaction takes none of a turn's actions, but one of those that are counted (H16); any other attack is one of the turn's. */
export function payForStrike(
  play: Play,
  attacker: Combatant,
  { reaction, attackIndex }: { readonly reaction: boolean; readonly attackIndex: number },
): void {
  if (reaction) countReaction(play, attacker, 'reaction');
  else payForAttack(play, attacker, attackIndex);
}

/** The first attack of a turn takes the combat action; the next ones follow it one by one, nothing in between (H14). */
function payForAttack(play: Play, attacker: Combatant, index: number): void {
  const { id } = attacker;
  const { attacks, spent } = requireOwnTurn(play, id, 'attacker');
  if (index === 0) {
    if (attacks > 0)
      refuse(heroesMessage('refuse.firstAttackMade', { name: nameOf(attacker) }), 'attackIndex');
    spendAction(play, id, 'combat');
  } else if (index !== attacks) {
    const split = attacks === 0 && spent.includes('combat');
    refuse(
      split
        ? heroesMessage('refuse.attacksSplit')
        : heroesMessage('refuse.attackOutOfOrder', { nth: index + 1, next: attacks + 1 }),
      'attackIndex',
    );
  }
  patchTurn(play, { attacks: index + 1 });
}

/** A skill of somebody; an unknown one is refused. */
export function requireSkill(combatant: Combatant, id: string): Skill {
  return (
    skillOf(combatant, id) ??
    refuse(heroesMessage('refuse.unknownSkill', { name: nameOf(combatant), skill: id }), 'skill')
  );
}
