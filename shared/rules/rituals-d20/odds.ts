import { refuse } from '../../combat/play.ts';
import type { Combatant, CombatState } from '../../combat/state.ts';
import { distributionOf } from '../../dice/distribution.ts';
import { parseDice } from '../../dice/expression.ts';
import { oddsOf, type AttackOdds } from '../define-odds.ts';
import { blockedBy, difficultyTerms, type AttackInput, type AttackTarget } from './attack.ts';
import { chanceToReach, sideOf, type RolledSide } from './odds-of-tests.ts';
import { optionsSlot } from './options.ts';
import type { PoolOptions } from './pool-test.ts';
import { strikeInput, type StrikeManner } from './strike.ts';
import { say } from './texts.ts';

/** The exact odds of an attack: the pool against Defesa or the dodge, then the weapon less what is blocked; there are no criticals (N1, N2, N5, N6). */
export function attackOdds({ attacker, target, weapon }: AttackInput, options: PoolOptions): AttackOdds {
  const hit = chanceToReach(sideOf(attacker, options), difficultyOf(target));
  const rolled =
    distributionOf(parseDice(weapon.damage)) ?? refuse(say('refuse.tooManyDice'), 'weapon.damage');
  const blocked = blockedBy(target) ?? 0;
  const damage = new Map([[0, 1 - hit]]);
  for (const [index, chance] of rolled.chances.entries()) {
    const loss = Math.max(0, rolled.lowest + index - blocked);
    damage.set(loss, (damage.get(loss) ?? 0) + hit * chance);
  }
  return oddsOf({ hit, critical: 0, damage });
}

/** An attack as the fight stands, before it is rolled. */
export interface ForeseenStrike {
  readonly odds: AttackOdds;
  /** What the attacker rolls (N1). */
  readonly side: RolledSide;
  /** What it has to reach (N5, N6). */
  readonly difficulty: number;
}

/** What to expect of an attack as the fight stands, all that counts in it counted (N1, N5, N6, N9, N10, N11, N14). */
export function strikeOddsIn(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  asked: StrikeManner,
): ForeseenStrike {
  const options = optionsSlot.read(state.options, 'options');
  const input = strikeInput(state, attacker, target, asked);
  return {
    odds: attackOdds(input, options),
    side: sideOf(input.attacker, options),
    difficulty: difficultyOf(input.target),
  };
}

function difficultyOf(target: AttackTarget): number {
  return difficultyTerms(target).reduce((sum, { value }) => sum + value, 0);
}
