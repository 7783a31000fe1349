import type { Combatant, CombatState, HitPoints } from '#shared/combat/state.ts';
import { oddsOf, type AttackOdds } from '#shared/rules/attack-odds.ts';
import { choicesOf, marginOver, type Choice } from './hits.ts';
import { levelChances, type LevelChance } from '#shared/rules/scop/checks/check-odds.ts';
import { optionsSlot, type ScopOptions } from '#shared/rules/scop/options.ts';
import { planStep, type Attack } from '#shared/rules/scop/turn/plan-step.ts';
import { strikeDamage } from './strike.ts';
import type { CheckRoll } from '#shared/rules/scop/checks/check-roll.ts';
import { isOut, woundDiceOf } from '#shared/rules/scop/wounds/wounds.ts';

/** One who is rolled against: what its own check may come to, and by how much it is beaten by the attacker's. */
export interface Opposed {
  readonly levels: readonly LevelChance[];
  readonly margin: (own: Pick<CheckRoll, 'level' | 'failed'>, itsLevel: number) => number;
}

/** An attack before it is rolled: everyone in it rolls once (S7, S9). */
export interface Conflict {
  readonly own: readonly LevelChance[];
  readonly target: Opposed;
  /** Those it hits rather than the target if it beats them: it hits only one (S9). */
  readonly rather: readonly Opposed[];
  /** What the target loses when it is beaten by so much (S10). */
  readonly damage: (margin: number) => number;
}

/** What the check of one who doesn't roll comes to (S12). */
export const NO_CHECK: readonly LevelChance[] = [{ level: 0, failed: true, chance: 1 }];

/** The exact odds of an attack: it hits when its level is higher; nothing in the game is critical (S7, S9, S10, S12). */
export function conflictOdds({ own, target, rather, damage: damageOf }: Conflict): AttackOdds {
  let hit = 0;
  let missed = 0;
  const damage = new Map([[0, 0]]);
  const add = (loss: number, chance: number): void => {
    damage.set(loss, (damage.get(loss) ?? 0) + chance);
  };
  for (const roll of own) {
    const free = rather.reduce((all, one) => all * chanceToMiss(roll, one), roll.chance);
    for (const { level, chance } of target.levels) {
      const margin = target.margin(roll, level);
      if (margin <= 0) {
        missed += free * chance;
        continue;
      }
      hit += free * chance;
      add(damageOf(margin), free * chance);
    }
    missed += roll.chance - free;
  }
  add(0, missed);
  return oddsOf({ hit, critical: 0, damage });
}

/** What to expect of one's attack on somebody it may hit. */
export interface TargetOdds {
  readonly target: Combatant;
  readonly odds: AttackOdds;
  /** The chance that its wounds cost it more dice from the next turn on, or put it out of action (S11). */
  readonly worse: number;
  /** The chance that it is out of action (S11). */
  readonly out: number;
}

/**
 * What to expect of somebody's attack in a step as declared so far: its target, and whom else it may hit, the most wanted
 * first (S9). An effect other than damage takes nothing off (S8). Empty for one who doesn't attack.
 */
export function attackOddsIn(state: CombatState, attacker: string, first: boolean): readonly TargetOdds[] {
  const plan = planStep(state, first);
  const attack = plan.attacks.find((one) => one.attacker.id === attacker);
  const levels = new Map(plan.checks.map(({ who, pool }) => [who.id, levelChances(pool)]));
  const own = levels.get(attacker);
  if (attack === undefined || own === undefined) return [];
  const options = optionsSlot.read(state.options, 'options');
  const choices = choicesOf(plan, attack);
  const opposed = choices.map((choice) => opposedBy(attack, choice, levels));
  return choices.flatMap((choice, index) => {
    const target = opposed[index];
    if (target === undefined) return [];
    const damage = (margin: number): number => lossBy(attack, choice, margin);
    const odds = conflictOdds({ own, target, rather: opposed.slice(0, index), damage });
    return [{ target: choice.target, odds, ...woundsFrom(odds, choice.target.hp, options) }];
  });
}

/** What wounds such losses leave somebody with (S11). */
function woundsFrom(
  { damage }: AttackOdds,
  hp: HitPoints,
  options: ScopOptions,
): Pick<TargetOdds, 'worse' | 'out'> {
  const dice = woundDiceOf(hp, options);
  let worse = 0;
  let out = 0;
  for (const [loss, chance] of Object.entries(damage)) {
    const after = { ...hp, current: hp.current - Math.max(0, Number(loss) - hp.temp) };
    const fallen = isOut(after, options);
    if (fallen) out += chance;
    if (fallen || woundDiceOf(after, options) > dice) worse += chance;
  }
  return { worse, out };
}

/** How many points somebody has to lose in one go to be out of action, temporary ones included (S11). */
export function pointsToFall({ options }: CombatState, { hp }: Combatant): number {
  const { outAt } = optionsSlot.read(options, 'options');
  return Math.max(0, hp.current - outAt) + hp.temp;
}

function opposedBy(
  attack: Attack,
  choice: Choice,
  levels: ReadonlyMap<string, readonly LevelChance[]>,
): Opposed {
  return {
    levels: choice.open ? NO_CHECK : (levels.get(choice.target.id) ?? NO_CHECK),
    margin: (own, itsLevel) => marginOver(attack, choice, own, itsLevel),
  };
}

function lossBy(attack: Attack, choice: Choice, margin: number): number {
  if (attack.intent.effect.kind !== 'damage') return 0;
  return strikeDamage({ attack, hit: null, margin }, { ...choice, margin }).total;
}

function chanceToMiss(roll: LevelChance, { levels, margin }: Opposed): number {
  return levels.reduce((sum, { level, chance }) => sum + (margin(roll, level) > 0 ? 0 : chance), 0);
}
