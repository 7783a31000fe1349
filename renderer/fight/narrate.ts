import type { CombatRow } from '#shared/records/combat.ts';
import type { Step } from '#shared/combat/fold.ts';
import { entryOf } from '#shared/log/entry.ts';
import { spansOf } from '#shared/log/statistics/spans.ts';
import type { RoundName } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';

/** What the polite live region says of a row that was just stored: its line of the log; of undo and redo, what they touched. */
export function narrate({ how, item }: Step<CombatRow>, locale: Locale, roundName?: RoundName): string {
  const what = sentenceOf(item, locale, roundName);
  return how === 'done' ? what : text(`tracker.say.${how}`, locale, { what });
}

/** A row of the log as one sentence; empty for none. */
export function sentenceOf(row: CombatRow | null, locale: Locale, roundName: RoundName = 'round'): string {
  if (row === null) return '';
  const { sentence } = entryOf({ ...row, round: 0, turn: null, count: null, roundName });
  return spansOf(sentence, locale)
    .map((span) => span.text)
    .join('');
}
