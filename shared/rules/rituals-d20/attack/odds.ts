import { findCombatant, refuse } from '#shared/combat/play.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import { distributionOf } from '#shared/dice/distribution.ts';
import { parseDice } from '#shared/dice/expression.ts';
import { oddsOf, type AttackOdds } from '#shared/rules/attack-odds.ts';
import type { PlainAttack } from '#shared/rules/system.ts';
import { blockedBy, difficultyTerms, type AttackInput, type AttackTarget } from './attack.ts';
import { chanceToReach, sideOf, type RolledSide } from '#shared/rules/rituals-d20/checks/check-odds.ts';
import { optionsSlot } from '#shared/rules/rituals-d20/options.ts';
import { sheetSlot } from '#shared/rules/rituals-d20/sheet/sheet.ts';
import type { PoolOptions } from '#shared/rules/rituals-d20/checks/pool-check.ts';
import { PLAIN_MANNER, strikeInput, type StrikeManner } from './strike.ts';
import { ritualsMessage } from '#shared/rules/rituals-d20/words/texts.ts';

/** The exact odds of an attack: the pool against Defesa or the dodge, then the weapon less what is blocked; there are no criticals (N1, N2, N5, N6). */
export function attackOdds({ attacker, target, weapon }: AttackInput, options: PoolOptions): AttackOdds {
  const hit = chanceToReach(sideOf(attacker, options), difficultyOf(target));
  const rolled =
    distributionOf(parseDice(weapon.damage)) ?? refuse(ritualsMessage('refuse.tooManyDice'), 'weapon.damage');
  const blocked = blockedBy(target) ?? 0;
  const damage = new Map([[0, 1 - hit]]);
  for (const [index, chance] of rolled.chances.entries()) {
    const loss = Math.max(0, rolled.lowest + index - blocked);
    damage.set(loss, (damage.get(loss) ?? 0) + hit * chance);
  }
  return oddsOf({ hit, critical: 0, damage });
}

/** The check of an attack, before it is rolled. */
export interface StrikeCheck {
  /** What the attacker rolls (N1). */
  readonly side: RolledSide;
  /** What it has to reach (N5, N6). */
  readonly difficulty: number;
}

/** An attack before it is rolled. */
export interface ForeseenStrike extends StrikeCheck {
  /** Null for a weapon with far too many dice. */
  readonly odds: AttackOdds | null;
}

/** The check of an attack as the fight stands, all that counts in it counted (N1, N5, N6, N9, N10, N11, N14). */
export function strikeCheckIn(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  asked: StrikeManner,
): StrikeCheck {
  const input = strikeInput(state, attacker, target, asked);
  return { side: sideOf(input.attacker, optionsOf(state)), difficulty: difficultyOf(input.target) };
}

/** What to expect of an attack as the fight stands (N1, N5, N6). */
export function strikeOddsIn(
  state: CombatState,
  attacker: Combatant,
  target: Combatant,
  asked: StrikeManner,
): ForeseenStrike {
  const input = strikeInput(state, attacker, target, asked);
  const known = distributionOf(parseDice(input.weapon.damage)) !== null;
  return {
    ...strikeCheckIn(state, attacker, target, asked),
    odds: known ? attackOdds(input, optionsOf(state)) : null,
  };
}

/** The odds of an attack with nothing said besides, the target not reacting; null for somebody or a weapon unknown. */
export function attackOddsIn(state: CombatState, attack: PlainAttack): AttackOdds | null {
  const attacker = findCombatant(state, attack.attacker);
  const target = findCombatant(state, attack.target);
  const weapon = attacker && sheetSlot.read(attacker.sheet).weapons.find(({ id }) => id === attack.weapon);
  if (!attacker || !target || !weapon) return null;
  return strikeOddsIn(state, attacker, target, { ...PLAIN_MANNER, weapon }).odds;
}

function optionsOf({ options }: CombatState): PoolOptions {
  return optionsSlot.read(options, 'options');
}

/** What an attack has to reach (N5, N6). */
export function difficultyOf(target: AttackTarget): number {
  return difficultyTerms(target).reduce((sum, { value }) => sum + value, 0);
}
