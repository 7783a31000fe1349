import { formatNumber, formatPercent, t } from '#renderer/state/text.svelte.ts';
import type { Spread } from './odds-view.ts';

/** A figure of the odds with its word. */
export interface OddsFigure {
  readonly value: string;
  readonly label: string;
  readonly tone?: 'critical' | 'foe';
}

const LEAST = 0.005;
const PERCENT = 0.01;

/** A chance in words: one that isn't 0 or 1 is never written as if it were. */
export function chanceInWords(chance: number): string {
  if (chance > 0 && chance < LEAST) return `<${formatPercent(PERCENT)}`;
  if (chance < 1 && chance >= 1 - LEAST) return `>${formatPercent(1 - PERCENT)}`;
  return formatPercent(chance);
}

/** The figure of a chance; nothing to colour in one that is none. */
export function chanceFigure(chance: number, label: string, tone?: OddsFigure['tone']): OddsFigure {
  return { value: chanceInWords(chance), label, ...(tone === undefined || chance === 0 ? {} : { tone }) };
}

/** The figure of a mean damage. */
export function meanFigure(mean: number, label: string): OddsFigure {
  return { value: formatNumber(mean), label };
}

/** A spread in words, for those who don't see the bars: "Dano de 3 a 11, mais provável 7". */
export function spreadInWords({ from, to, likely }: Spread): string {
  if (from === to) return t('tracker.odds.spread.one', { from });
  if (likely === null) return t('tracker.odds.spread.plain', { from, to });
  return t('tracker.odds.spread.likely', { from, to, likely: rangeInWords(likely) });
}

/** "7", or "7 a 9". */
export function rangeInWords({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? String(from) : t('tracker.odds.range', { from, to });
}
