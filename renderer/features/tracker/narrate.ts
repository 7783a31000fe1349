import type { CombatRow } from '../../../shared/api/combats.ts';
import { entryOf } from '../../../shared/log/entry.ts';
import { spansOf } from '../../../shared/log/spans.ts';
import type { RoundName } from '../../../shared/rules/system.ts';
import type { Locale } from '../../../shared/text/locale.ts';
import { text } from '../../../shared/text/translate.ts';

/** A row that was just stored, with those that were in force and those taken back before it. */
export interface Told {
  readonly row: CombatRow;
  readonly done: readonly CombatRow[];
  readonly undone: readonly CombatRow[];
  readonly roundName?: RoundName;
}

/** What the polite live region says of a command: its line of the log; of undo and redo, what they touched. */
export function narrate({ row, done, undone, roundName }: Told, locale: Locale): string {
  switch (row.command.type) {
    case 'undo':
      return text('tracker.say.undone', locale, { what: sentenceOf(done.at(-1), locale, roundName) });
    case 'redo':
      return text('tracker.say.redone', locale, { what: sentenceOf(undone.at(-1), locale, roundName) });
    default:
      return sentenceOf(row, locale, roundName);
  }
}

/** A row of the log as one sentence; empty for none. */
export function sentenceOf(
  row: CombatRow | undefined,
  locale: Locale,
  roundName: RoundName = 'round',
): string {
  if (row === undefined) return '';
  const { sentence } = entryOf({ ...row, round: 0, turn: null, count: null, roundName });
  return spansOf(sentence, locale)
    .map((span) => span.text)
    .join('');
}
