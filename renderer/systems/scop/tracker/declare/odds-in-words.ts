import type { Effect } from '#shared/rules/scop/turn/intent.ts';
import type { TargetOdds } from '#shared/rules/scop/attack/odds.ts';
import { chanceFigure, meanFigure, type OddsFigure } from '#renderer/fight/rolling/odds-words.ts';
import { words } from '#renderer/systems/scop/words.ts';

/** The figures of an attack: a win and, where it is meant to wound, the mean, wounds that cost dice, and out of action (S7, S10, S11). */
export function conflictFigures(
  { odds, worse, out }: TargetOdds,
  effect: Effect['kind'],
): readonly OddsFigure[] {
  const win = chanceFigure(odds.hit, words('tracker.odds.hit'));
  if (effect !== 'damage') return [win];
  return [
    win,
    meanFigure(odds.meanDamage, words('tracker.odds.damage')),
    chanceFigure(worse, words('tracker.odds.worse'), 'critical'),
    chanceFigure(out, words('tracker.odds.out'), 'foe'),
  ];
}
