import type { Combatant, CombatState } from '../../combat/state.ts';
import { oddsOf, type AttackOdds } from '../define-odds.ts';
import { choicesOf, marginOver, type Choice } from './hits.ts';
import { levelChances, type LevelChance } from './odds-of-tests.ts';
import { planStep, type Attack } from './plan-step.ts';
import { strikeDamage } from './strike.ts';
import type { TestRoll } from './test-roll.ts';

/** One who is tested against: what its own test may come to, and by how much it is beaten by the attacker's. */
export interface Opposed {
  readonly levels: readonly LevelChance[];
  readonly margin: (own: Pick<TestRoll, 'level' | 'failed'>, itsLevel: number) => number;
}

/** An attack before it is rolled: everyone in it tests once (S7, S9). */
export interface Conflict {
  readonly own: readonly LevelChance[];
  readonly target: Opposed;
  /** Those it hits rather than the target if it beats them: it hits only one (S9). */
  readonly rather: readonly Opposed[];
  /** What the target loses when it is beaten by so much (S10). */
  readonly damage: (margin: number) => number;
}

/** What the test of one who doesn't test comes to (S12). */
export const NO_TEST: readonly LevelChance[] = [{ level: 0, failed: true, chance: 1 }];

/** The exact odds of an attack: it hits when its level is higher; nothing in the game is critical (S7, S9, S10, S12). */
export function conflictOdds({ own, target, rather, damage: damageOf }: Conflict): AttackOdds {
  let hit = 0;
  const damage = new Map([[0, 0]]);
  const add = (loss: number, chance: number): void => {
    damage.set(loss, (damage.get(loss) ?? 0) + chance);
  };
  for (const roll of own) {
    const free = rather.reduce((all, one) => all * (1 - chanceToBeat(roll, one)), roll.chance);
    for (const { level, chance } of target.levels) {
      const margin = target.margin(roll, level);
      if (margin <= 0) continue;
      hit += free * chance;
      add(damageOf(margin), free * chance);
    }
  }
  add(0, Math.max(0, 1 - hit));
  return oddsOf({ hit, critical: 0, damage });
}

/** What to expect of one's attack on somebody it may hit. */
export interface TargetOdds {
  readonly target: Combatant;
  readonly odds: AttackOdds;
}

/**
 * What to expect of somebody's attack in a step as declared so far: its target, and whom else it may hit, the most wanted
 * first (S9). An effect other than damage takes nothing off (S8). Empty for one who doesn't attack.
 */
export function attackOddsIn(state: CombatState, attacker: string, first: boolean): readonly TargetOdds[] {
  const { attacks, tests } = planStep(state, first);
  const attack = attacks.find((one) => one.attacker.id === attacker);
  const levels = new Map(tests.map(({ who, pool }) => [who.id, levelChances(pool)]));
  const own = levels.get(attacker);
  if (attack === undefined || own === undefined) return [];
  const choices = choicesOf(state, attacks, attack);
  const opposed = choices.map((choice) => opposedBy(attack, choice, levels));
  return choices.flatMap((choice, index) => {
    const target = opposed[index];
    if (target === undefined) return [];
    const damage = (margin: number): number => lossBy(attack, choice, margin);
    const odds = conflictOdds({ own, target, rather: opposed.slice(0, index), damage });
    return [{ target: choice.target, odds }];
  });
}

function opposedBy(
  attack: Attack,
  choice: Choice,
  levels: ReadonlyMap<string, readonly LevelChance[]>,
): Opposed {
  return {
    levels: choice.open ? NO_TEST : (levels.get(choice.target.id) ?? NO_TEST),
    margin: (own, itsLevel) => marginOver(attack, choice, own, itsLevel),
  };
}

function lossBy(attack: Attack, choice: Choice, margin: number): number {
  if (attack.intent.effect.kind !== 'damage') return 0;
  return strikeDamage({ attack, hit: null, margin }, { ...choice, margin }).total;
}

function chanceToBeat(roll: LevelChance, { levels, margin }: Opposed): number {
  return levels.reduce((sum, { level, chance }) => sum + (margin(roll, level) > 0 ? chance : 0), 0);
}
