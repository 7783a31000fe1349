import type { Sum } from '#shared/combat/events.ts';
import type { Dice } from '#shared/dice/dice.ts';
import type { AttackInput } from './attack-input.ts';
import { attackTerms, defenseTerms, isShotIntoMelee } from './attack-rolls.ts';
import { criticalMultiplier } from './criticals.ts';
import { rollDamage } from './damage.ts';
import { decideHit, type HitReason } from './decide-hit.ts';
import { concealmentOf, isBlinded } from './modifiers.ts';
import type { DoubleTwenty } from '#shared/rules/heroes-d20/options.ts';
import { sumOf } from '#shared/rules/kit/sums.ts';
import { LABELS } from '#shared/rules/heroes-d20/checks/terms.ts';

/** How an attack came out. */
export type AttackOutcome = {
  readonly hit: boolean;
  readonly reason: HitReason;
  readonly critical: boolean;
  readonly attackTotal: number;
  readonly defenseTotal: number;
  /** 0 unless it hit or was redirected. */
  readonly damage: number;
  /** A shot into a melee that goes to someone else there (H13); then `hit` is false and `damage` is theirs. */
  readonly redirected: boolean;
};

/** How an attack came out, with the arithmetic behind it. */
export interface ResolvedAttack {
  readonly outcome: AttackOutcome;
  /** Attack, defence and, when damage was rolled, damage. */
  readonly sums: readonly Sum[];
  /** The attack's d20. */
  readonly natural: number;
}

/** Resolves an attack: attack d20, defence d20 (both always), then damage dice if damage is dealt (H6–H14). */
export function resolveAttack(
  input: AttackInput,
  { doubleTwenty }: { readonly doubleTwenty: DoubleTwenty },
  dice: Dice,
): ResolvedAttack {
  const natural = dice.roll('attack', 20);
  const defenseNatural = dice.roll('defense', 20);
  const attack = sumOf('attack', LABELS.attack, attackTerms(input, natural));
  const defense = sumOf('defense', LABELS.defense, defenseTerms(input, defenseNatural));
  const { hit, reason } = decideHit({
    natural,
    defenseNatural,
    attackTotal: attack.total,
    defenseTotal: defense.total,
    concealment: concealmentOf(input.target.conditions),
    blinded: isBlinded(input.attacker.conditions),
    doubleTwenty,
  });
  const multiplier = criticalMultiplier(input.weapon, natural, hit);
  const redirected = natural === 1 && isShotIntoMelee(input);
  const damage = hit || redirected ? rollDamage(input, multiplier, dice) : null;
  return {
    natural,
    sums: damage === null ? [attack, defense] : [attack, defense, damage],
    outcome: {
      hit,
      reason,
      critical: multiplier > 1,
      attackTotal: attack.total,
      defenseTotal: defense.total,
      damage: damage?.total ?? 0,
      redirected,
    },
  };
}
