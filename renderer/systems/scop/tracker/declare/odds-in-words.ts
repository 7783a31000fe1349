import { t } from '../../../../state/text.svelte.ts';
import type { Effect } from '../../../../../shared/rules/scop/turn/intent.ts';
import type { TargetOdds } from '../../../../../shared/rules/scop/attack/odds.ts';
import { chanceFigure, meanFigure, type OddsFigure } from '../../../../features/tracker/panels/odds-words.ts';

/** The figures of an attack: a win and, where it is meant to wound, the mean, wounds that cost dice, and out of action (S7, S10, S11). */
export function conflictFigures(
  { odds, worse, out }: TargetOdds,
  effect: Effect['kind'],
): readonly OddsFigure[] {
  const win = chanceFigure(odds.hit, t('tracker.scop.odds.hit'));
  if (effect !== 'damage') return [win];
  return [
    win,
    meanFigure(odds.meanDamage, t('tracker.scop.odds.damage')),
    chanceFigure(worse, t('tracker.scop.odds.worse'), 'critical'),
    chanceFigure(out, t('tracker.scop.odds.out'), 'foe'),
  ];
}
