import { message, type Message } from '#shared/text/message.ts';
import { labelWords, type Label } from './labels.ts';

/** What somebody of a fight is called: the name given, and what tells equals of that name apart; null for nothing. */
export interface Name {
  readonly name: string;
  readonly label: Label | null;
}

/** The key of a name with its label, where that is told in the reader's language. */
export const LABELLED = 'combat.labelled';

/** A name as messages take it, the label put after it; told in the reader's language where the label is a colour. */
export function nameOf({ name, label }: Name): string | Message {
  if (label === null) return name;
  const words = labelWords(label);
  return typeof words === 'string' ? `${name} ${words}` : message(LABELLED, { name, label: words });
}
