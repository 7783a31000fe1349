import type { Json, JsonObject } from '#shared/json.ts';
import { type Message, message } from '#shared/text/message.ts';
import { at, wholeIn, within } from '#shared/rules/kit/foreign/loose.ts';
import { MAX_ATTRIBUTE, type AttributeId } from '#shared/rules/cairn/sheet/sheet.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';

/** What was left out of a file, and what deserves a look. */
export interface Report {
  readonly dropped: { source: string; why: Message }[];
  readonly doubtful: Message[];
}

/** The most PG anybody has in a file. */
const MOST_POINTS = 9999;

/** A figure with what is left of it, as files have them. */
export interface Pair {
  readonly current: Json | undefined;
  readonly max: Json | undefined;
}

/** A report with nothing in it yet. */
export function newReport(): Report {
  return { dropped: [], doubtful: [] };
}

/** An attribute within its bounds; none (null) is 0 of 0. What isn't there or had to be changed is said. */
export function attributeIn(pair: Pair, id: AttributeId, { doubtful }: Report): JsonObject {
  if (pair.current === undefined && pair.max === undefined) {
    doubtful.push(message('foreign.noFigure', { field: ATTRIBUTE_WORDS[id], kept: 0 }));
  }
  const max = wholeIn(pair.max) ?? wholeIn(pair.current) ?? 0;
  const current = wholeIn(pair.current) ?? max;
  const kept = { current: within(current, 0, MAX_ATTRIBUTE), max: within(max, 0, MAX_ATTRIBUTE) };
  const most = Math.max(max, current);
  if (kept.max !== max || kept.current !== current) {
    const values = { field: ATTRIBUTE_WORDS[id], figure: most, kept: within(most, 0, MAX_ATTRIBUTE) };
    doubtful.push(message('foreign.outOfBounds', values));
  }
  return kept;
}

const ATTRIBUTE_WORDS: { readonly [A in AttributeId]: Message } = {
  str: cairnMessage('foreign.str'),
  dex: cairnMessage('foreign.dex'),
  wil: cairnMessage('foreign.wil'),
};

/** The PG of a file; null where it says none. */
export function pointsIn(pair: Pair): { readonly current: number; readonly max: number } | null {
  const current = wholeIn(pair.current);
  const max = wholeIn(pair.max) ?? current;
  if (max === null) return null;
  const most = within(max, 0, MOST_POINTS);
  return { current: within(current ?? most, 0, most), max: most };
}

/** `{ value, max }`, as Foundry keeps figures, or a number alone. */
export function foundryPair(value: Json | undefined): Pair {
  return typeof value === 'object' && value !== null
    ? { current: at(value, 'value'), max: at(value, 'max') }
    : { current: value, max: value };
}

/** The name of a Foundry item without the star that marks whose critical damage is told. */
export function unstarred(name: string): string {
  return name.replace(/\s*\*+$/, '').trim();
}

/** What an item of fatigue is called, in the languages of those who play. */
export function isFatigue(name: string): boolean {
  return FATIGUE.test(name.trim());
}

const FATIGUE = /^(?:fatigue|fadiga|cansaço|fatiga|fatica|erschöpfung|ermüdung|zmęczenie)$/iu;
