import { t } from '#renderer/state/text.svelte.ts';
import type { Combatant } from '#shared/combat/state.ts';
import type { WoundOdds } from '#shared/rules/cairn/attack/odds.ts';
import { chanceFigure, meanFigure, type OddsFigure } from '#renderer/fight/rolling/odds-words.ts';
import { words } from '#renderer/systems/cairn/words.ts';

/** The figures of attacks on somebody: past the armour, critical damage, the mean, a fall, and for PCs a scar (C5, C8, C9). */
export function woundFigures({ side }: Combatant, { attack, fall, scar }: WoundOdds): readonly OddsFigure[] {
  return [
    chanceFigure(attack.hit, words('tracker.odds.hit')),
    meanFigure(attack.meanDamage, t('tracker.odds.damage')),
    ...(side === 'pc' ? [chanceFigure(scar, words('tracker.odds.scar'))] : []),
    chanceFigure(attack.critical, words('tracker.odds.critical'), 'critical'),
    chanceFigure(fall, words('tracker.odds.fall'), 'foe'),
  ];
}
