import type { Combatant } from '#shared/combat/state.ts';
import { attackFrom, type AttackChoices } from '#shared/rules/heroes-d20/attack/attack-sheets.ts';
import { attackOdds } from '#shared/rules/heroes-d20/attack/odds.ts';
import type { HeroesOptions } from '#shared/rules/heroes-d20/options.ts';
import { powerAttackKind } from '#shared/rules/heroes-d20/powers/power.ts';
import { sheetSlot, type Power, type Weapon } from '#shared/rules/heroes-d20/sheet/sheet.ts';

/** Attacks of a forecast: the first of a turn, not into a melee, with the usual defence. */
export function plainChoices(power: boolean): AttackChoices {
  return { defense: undefined, mental: false, power, attackIndex: 0, intoMelee: false };
}

/** The weapon that takes most off the opponents on average, the earlier among equals; null for one without weapons. */
export function favouredWeapon(
  attacker: Combatant,
  opponents: readonly Combatant[],
  options: HeroesOptions,
): Weapon | null {
  let favoured: Weapon | null = null;
  let most = -1;
  for (const weapon of sheetSlot.read(attacker.sheet).weapons) {
    const taken = opponents.reduce(
      (sum, target) =>
        sum + attackOdds(attackFrom(attacker, target, weapon, plainChoices(false)), options).meanDamage,
      0,
    );
    if (taken <= most) continue;
    favoured = weapon;
    most = taken;
  }
  return favoured;
}

/** The cheapest power that fits a weapon and makes it better, the earlier among equals; null where there is none (H15). */
export function favouredPower({ sheet }: Combatant, weapon: Weapon | null): Power | null {
  const { powers, int, mp } = sheetSlot.read(sheet);
  if (weapon === null || int <= 0) return null;
  const way = weapon.kind === 'ranged' ? 'ranged' : 'melee';
  const fitting = powers.filter(
    ({ kind, speedBonus, cost }) => speedBonus === 0 && cost <= mp && powerAttackKind(kind) === way,
  );
  return fitting.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
}
