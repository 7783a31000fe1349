import { shownName } from '#shared/combat/names.ts';
import type { LogEntry, LogLine } from '#shared/log/entry.ts';
import type { Emphasis, Phrase } from '#shared/log/phrase.ts';
import { spansOf } from '#shared/log/statistics/spans.ts';
import type { Locale } from '#shared/text/locale.ts';
import { text } from '#shared/text/translate.ts';
import { clipWords } from '#renderer/state/clip-words.ts';

const SEPARATOR = ' · ';
/** What is told first where not all can be: who falls, then the rare and whose turn it is, then how checks came out. */
const WEIGHTS: Readonly<Record<Emphasis, number>> = { fall: 3, critical: 2, plain: 0, muted: -1 };
const CHECK_WEIGHT = 1;
const TURN_WEIGHT = 2;
/** A part is cut short only where so much of it can be told. */
const SHORTEST_CUT = 40;

interface Part {
  readonly words: string;
  readonly weight: number;
}

/**
 * The sentence of an entry in no more than so many characters where it has several parts: whole while it fits; else each
 * check as who and how it came out; else what weighs most of it, and how much more there is.
 */
export function shortened(
  entry: Pick<LogEntry, 'sentence' | 'lines'>,
  locale: Locale,
  longest: number,
): string {
  const whole = wordsOf(entry.sentence, locale);
  if (whole.length <= longest) return whole;
  const parts = entry.lines.flatMap((line) => partsOf(line, locale));
  const brief = parts.map(({ words }) => words).join(SEPARATOR);
  return brief.length <= longest ? brief : heaviest(parts, locale, longest);
}

/** As many parts as fit, the heaviest first, told in their own order; one that is too long ends where its words do. */
function heaviest(parts: readonly Part[], locale: Locale, longest: number): string {
  const kept = new Map<Part, string>();
  const told = (): string => {
    const rest = parts.length - kept.size;
    const words = parts.flatMap((part) => kept.get(part) ?? []);
    return [...words, ...(rest === 0 ? [] : [text('tracker.say.more', locale, { count: rest })])].join(
      SEPARATOR,
    );
  };
  for (const part of parts.toSorted((one, other) => other.weight - one.weight)) {
    const room = longest - told().length - SEPARATOR.length;
    if (part.words.length <= room || room >= SHORTEST_CUT) kept.set(part, clipWords(part.words, room));
  }
  return told();
}

function partsOf({ actor, sentence }: LogLine, locale: Locale): readonly Part[] {
  return sentence.map((phrase) => ({
    words: briefly(phrase, actor === null ? null : shownName(actor, locale), locale),
    weight: Math.max(WEIGHTS[phrase.emphasis], weightOf(phrase)),
  }));
}

function weightOf(phrase: Phrase): number {
  if (phrase.kind === 'check') return CHECK_WEIGHT;
  return phrase.kind === 'own' && phrase.key === 'log.turn' ? TURN_WEIGHT : WEIGHTS.muted;
}

/** A check says no more than who it was of and how it came out: what was done is known to whoever did it. */
function briefly(phrase: Phrase, actor: string | null, locale: Locale): string {
  const words = wordsOf([phrase], locale);
  if (phrase.kind !== 'check' || actor === null) return words;
  const { said, people, emphasis } = phrase;
  const done = wordsOf([{ kind: 'said', said, people, emphasis }], locale);
  return `${actor}${words.slice(done.length)}`;
}

function wordsOf(phrases: readonly Phrase[], locale: Locale): string {
  return spansOf(phrases, locale)
    .map((span) => span.text)
    .join('');
}
