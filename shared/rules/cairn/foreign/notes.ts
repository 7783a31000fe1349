import type { Json } from '#shared/json.ts';
import { changesOf, type FoundryActor } from '#shared/rules/kit/foreign/foundry.ts';
import { wordsIn } from '#shared/rules/kit/foreign/loose.ts';
import { markdownIn } from '#shared/rules/kit/foreign/html.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { message } from '#shared/text/message.ts';
import type { Report } from './figures.ts';

/** The words that a new sheet has where nothing is written yet, and what stands for nothing. */
const EMPTY = new Set([
  "Your character's personality, appearance, and background here.",
  'Your goals here.',
  'Your text here.',
  '…',
  '...',
  '-',
  '—',
]);

/** A text of a file as Markdown; empty where nobody wrote anything. */
export function written(value: Json | undefined): string {
  const text = markdownIn(value);
  return EMPTY.has(text) ? '' : text;
}

/** A detachment isn't marked in some files: only words speak of it. */
export function speaksOfDetachment(words: string, { doubtful }: Report): void {
  if (/detachment|destacamento/i.test(words)) doubtful.push(cairnMessage('foreign.mayBeDetachment'));
}

/** What active effects change isn't applied to Cairn's figures, and said. */
export function effectsLeft(actor: FoundryActor, { dropped }: Report): void {
  for (const { effect, key, value } of changesOf(actor)) {
    dropped.push({
      source: `${effect}: ${key} ${wordsIn(value)}`.slice(0, 200),
      why: message('foreign.effectLeft'),
    });
  }
}
