import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { isFollower } from '#shared/combat/turns/links.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { chipsOf, type Chip } from './chips.ts';

/** Chips with what they were made from, besides whose they are. */
interface Kept {
  readonly state: CombatState;
  readonly system: RuleSystem;
  readonly lowest: number | null;
  readonly chips: readonly Chip[];
}

const kept = new WeakMap<Combatant, Kept>();

/** The chips of a combatant as `chipsOf` makes them: the same ones as long as nothing has changed that they tell. */
export function keptChips(
  combatant: Combatant,
  state: CombatState,
  system: RuleSystem,
  lowest: number | null,
): readonly Chip[] {
  const known = kept.get(combatant);
  if (
    known !== undefined &&
    known.system === system &&
    known.lowest === lowest &&
    tellTheSame(combatant, known.state, state)
  ) {
    return known.chips;
  }
  const chips = chipsOf(combatant, state, system, lowest);
  kept.set(combatant, { state, system, lowest, chips });
  return chips;
}

/** Whether what the chips of somebody who hasn't changed say of the fight is the same in both states. */
function tellTheSame(combatant: Combatant, before: CombatState, now: CombatState): boolean {
  if (before === now) return true;
  const sameFight =
    before.round === now.round &&
    before.status === now.status &&
    before.interrupted === now.interrupted &&
    before.linked === now.linked;
  return sameFight && (before.combatants === now.combatants || !namesOthers(combatant, now));
}

/** Whether the chips of somebody have others' names in them. */
function namesOthers({ id, conditions }: Combatant, { linked }: CombatState): boolean {
  return isFollower(linked, id) || conditions.some(({ by }) => by !== null);
}
