import type { CombatRow } from '#shared/records/combat.ts';
import type { Step } from '#shared/combat/fold.ts';
import { entryOf } from '#shared/log/entry.ts';
import { spansOf } from '#shared/log/statistics/spans.ts';
import type { RoundName } from '#shared/rules/card.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { LONGEST_SAID } from '#renderer/state/announce.svelte.ts';
import { shortened } from './shortened.ts';

/**
 * What the polite live region says of a row that was just stored: its line of the log, the long ones in short; of undo and
 * redo, what they touched.
 */
export function narrate({ how, item }: Step<CombatRow>, locale: Locale, roundName?: RoundName): string {
  const around = how === 'done' ? '' : text(`tracker.say.${how}`, locale, { what: '' });
  const what = item === null ? '' : shortened(entryIn(item, roundName), locale, LONGEST_SAID - around.length);
  return how === 'done' ? what : text(`tracker.say.${how}`, locale, { what });
}

/** A row of the log as one sentence; empty for none. */
export function sentenceOf(row: CombatRow | null, locale: Locale, roundName?: RoundName): string {
  if (row === null) return '';
  return spansOf(entryIn(row, roundName).sentence, locale)
    .map((span) => span.text)
    .join('');
}

function entryIn(row: CombatRow, roundName: RoundName = 'round') {
  return entryOf({ ...row, round: 0, turn: null, count: null, roundName });
}
