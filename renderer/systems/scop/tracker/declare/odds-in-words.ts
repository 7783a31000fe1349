import type { Effect } from '#shared/rules/scop/turn/intent.ts';
import { chanceFigure, meanFigure, type OddsFigure } from '#renderer/fight/rolling/odds-words.ts';
import { words } from '#renderer/systems/scop/words.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { nameOf } from '#shared/combat/name.ts';
import { fightOf } from '#shared/rules/scop/fight.ts';
import { attackOddsIn, type TargetOdds } from '#shared/rules/scop/attack/odds.ts';

/** The figures of an attack: a win and, where it is meant to wound, the mean, and as far as they can happen wounds that cost dice and out of action (S7, S10, S11). */
export function conflictFigures(
  { odds, worse, out }: TargetOdds,
  effect: Effect['kind'],
): readonly OddsFigure[] {
  const win = chanceFigure(odds.hit, words('tracker.odds.hit'));
  if (effect !== 'damage') return [win];
  return [
    win,
    meanFigure(odds.meanDamage, words('tracker.odds.damage')),
    ...(worse === 0 ? [] : [chanceFigure(worse, words('tracker.odds.worse'), 'critical')]),
    ...(out === 0 ? [] : [chanceFigure(out, words('tracker.odds.out'), 'foe')]),
  ];
}

/** An attack declared, in a line: who against whom, and what to expect of it. */
export interface ExpectedOfAttack {
  readonly whom: string;
  readonly figures: readonly OddsFigure[];
}

/** What to expect of every attack declared in a step of the turn (S7, S9), by who makes it. */
export function expectedOfStep(combat: CombatState, first: boolean): ReadonlyMap<string, ExpectedOfAttack> {
  const expected = new Map<string, ExpectedOfAttack>();
  for (const { combatant: id, effect, target, first: isFirst } of fightOf(combat).intents) {
    if (isFirst !== first) continue;
    const attacker = combat.combatants.find((one) => one.id === id);
    const odds = attackOddsIn(combat, id, first).find((one) => one.target.id === target);
    if (attacker === undefined || odds === undefined) continue;
    expected.set(id, {
      whom: words('tracker.odds.attack', { name: nameOf(attacker), target: nameOf(odds.target) }),
      figures: conflictFigures(odds, effect.kind),
    });
  }
  return expected;
}
