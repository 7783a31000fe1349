import { hasCondition } from '#shared/combat/conditions/held.ts';
import type { Combatant } from '#shared/combat/state.ts';
import { activePowers, mpOf, powerOf } from '#shared/rules/heroes-d20/powers/active-powers.ts';
import type { ActivePower } from '#shared/rules/heroes-d20/marks.ts';
import { powerAttackKind, powerRounds } from '#shared/rules/heroes-d20/powers/power.ts';
import { canRecover } from '#shared/rules/heroes-d20/checks/recovery.ts';
import { sheetSlot, type Power, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/** A power as the tracker offers it. */
export interface PowerChoice {
  readonly power: Power;
  /** What is kept of it now, or null. */
  readonly active: ActivePower | null;
  /** For how many rounds it could be kept with the MP left; 0 when it can't be paid (H15). */
  readonly rounds: number;
}

/** The powers of a combatant with what may be done about them (H15). */
export function powerChoices(combatant: Combatant): readonly PowerChoice[] {
  const { int, powers } = sheetSlot.read(combatant.sheet);
  const mp = mpOf(combatant);
  const kept = activePowers(combatant);
  return powers.map((power) => ({
    power,
    active: kept.find(({ id }) => id === power.id) ?? null,
    rounds: powerRounds(int, mp, power.cost),
  }));
}

/** Whether a power being kept counts on blows with this weapon: held ones in melee, thrown ones from afar (H15); one marked by hand on all. */
export function powerCounts(combatant: Combatant, { kind }: Pick<Weapon, 'kind'>): boolean {
  if (!hasCondition(combatant, 'power')) return false;
  const kept = activePowers(combatant);
  const reach = kind === 'ranged' ? 'ranged' : 'melee';
  return (
    kept.length === 0 ||
    kept.some(({ id }) => powerAttackKind(powerOf(combatant, id)?.kind ?? 'held') === reach)
  );
}

/** Ids of the conditions of a combatant that a Fortitude check may end. */
export function recoverableOf({ conditions, sheet }: Combatant): readonly string[] {
  const { blind } = sheetSlot.read(sheet);
  return conditions.filter(({ id }) => canRecover(id, { blind })).map(({ id }) => id);
}
