import { parseJson } from '#shared/json.ts';
import { splitNames, type SplitNames } from './split-names.ts';

/** A fight as it is stored, unread: each part the text of what it was, JSON unless it was damaged. */
export interface FightTexts<R extends RowTexts> {
  readonly setup: string;
  /** What it begins with, where that isn't its setup. */
  readonly base: string | null;
  readonly rows: readonly R[];
}

/** What of a stored row names somebody. */
export interface RowTexts {
  readonly command: string;
  readonly events: string;
}

/** A fight of the first versions in the shape with names and labels apart; what is no JSON any more stays as it is. */
export function splitFight<R extends RowTexts>(
  { setup, base, rows }: FightTexts<R>,
  known: ReadonlySet<string>,
): FightTexts<R> & { readonly split: SplitText } {
  const texts = [setup, ...(base === null ? [] : [base]), ...rows.map(({ command }) => command)];
  const names = splitNames({ brings: texts.map(parseJson).filter((part) => part !== undefined), known });
  const split: SplitText = (text) => splitText(text, names);
  return {
    setup: split(setup),
    base: base === null ? null : inNewShape(split(base)),
    rows: rows.map((row) => ({ ...row, command: split(row.command), events: split(row.events) })),
    split,
  };
}

/** Splits the names in another text of the same fight. */
export type SplitText = (text: string) => string;

function splitText(text: string, names: SplitNames): string {
  const part = parseJson(text);
  return part === undefined ? text : JSON.stringify(names(part));
}

/** The shape of states before names and labels were apart, and after. */
const WHOLE = 1;
const APART = 2;

/** What a fight begins with tells the shape of its state. */
function inNewShape(base: string): string {
  const head = parseJson(base);
  if (typeof head !== 'object' || head === null || !('stateVersion' in head)) return base;
  return head.stateVersion === WHOLE ? JSON.stringify({ ...head, stateVersion: APART }) : base;
}
