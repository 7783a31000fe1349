import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { DiceSlot } from '#shared/rules/system.ts';
import { isAble } from '#shared/rules/cairn/turn/able.ts';
import { mayAct } from '#shared/rules/cairn/turn/act-saves.ts';
import { fightOf, type Declaration, type MoraleReason, type Step } from '#shared/rules/cairn/fight.ts';
import { standingFoes } from '#shared/rules/cairn/morale/morale.ts';
import { slotsFor } from '#shared/rules/cairn/attack/offer.ts';
import { sheetSlot } from '#shared/rules/cairn/sheet/sheet.ts';
import { stepOf } from '#shared/rules/cairn/turn/sides.ts';
import { findWeapon, UNARMED } from '#shared/rules/cairn/sheet/weapon.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

/** Where one stands in the step being played. */
export type Readiness = 'ready' | 'declared' | 'acted' | 'late' | 'must-save' | 'waiting' | 'unable';

/** Where a combatant stands in the step being played (C2, C3, C4). */
export function readinessOf(state: CombatState, combatant: Combatant): Readiness {
  const { id, side } = combatant;
  if (state.status === 'ended') return 'waiting';
  const { step, acted, late, declared } = fightOf(state);
  if (late.includes(id)) return 'late';
  if (stepOf(side) !== step) return 'waiting';
  if (declared.some(({ attacker }) => attacker === id)) return 'declared';
  if (acted.includes(id)) return 'acted';
  if (!isAble(state, combatant)) return 'unable';
  return mayAct(state, combatant) ? 'ready' : 'must-save';
}

/** Who still has an action in the step being played. */
export function ableToAct(state: CombatState): readonly Combatant[] {
  if (state.status !== 'running') return [];
  return state.combatants.filter((one) => readinessOf(state, one) === 'ready');
}

/** The morale saves that wait (C12), while anybody is left to make them. */
export function moraleAsked(state: CombatState): readonly MoraleReason[] {
  return standingFoes(state).length === 0 ? [] : fightOf(state).prompts.map(({ reason }) => reason);
}

/** The combatants of the two sides, the PCs' first (C2). */
export function bySide(
  state: CombatState,
): readonly { readonly step: Step; readonly ids: readonly string[] }[] {
  return (['pcs', 'foes'] as const).map((step) => ({
    step,
    ids: state.combatants.filter(({ side }) => stepOf(side) === step).map(({ id }) => id),
  }));
}

/** Whether an attack with this weapon may have several targets: a blast (C7), or a detachment's (C11). */
export function mayHitSeveral(attacker: Combatant, weapon: string): boolean {
  const { weapons, detachment } = sheetSlot.read(attacker.sheet);
  return detachment || (weapons.find(({ id }) => id === weapon)?.blast ?? false);
}

/** The dice of damage of what is declared, in the order they are rolled (C2). */
export function damageSlots(state: CombatState, declared: readonly Declaration[]): readonly DiceSlot[] {
  return declared
    .flatMap(({ attacker, targets, weapon, stance }) =>
      targets.flatMap((target) => slotsFor(state, { attacker, target, weapon: weapon ?? UNARMED, stance })),
    )
    .filter(({ purpose }) => !purpose.startsWith('save:'));
}

/** The dice that say how many a blast reaches, those of its damage (C7); none for a weapon that is no blast. */
export function blastSlots(attacker: Combatant, weapon: string): readonly DiceSlot[] {
  const { weapons } = sheetSlot.read(attacker.sheet);
  if (!weapons.some(({ id, blast }) => id === weapon && blast)) return [];
  const label = cairnMessage('tracker.blastSlot');
  return findWeapon(attacker, weapon).dice.map((sides) => {
    return { purpose: `count:${attacker.id}`, label, sides, count: 1 };
  });
}
