import { clipWords } from './clip-words.ts';

/** One thing said, told apart from the same words said again. */
interface Said {
  readonly id: number;
  readonly words: string;
}

/** The longest thing ever said at once: whoever listens can't skim, and the log has the rest. */
export const LONGEST_SAID = 120;

let count = 0;
let said = $state.raw<readonly Said[]>([]);

/** What the polite live region says: what was said last, then what was added to it. */
export function announced(): readonly Said[] {
  return said;
}

/** Has screen readers say something when they are free: whose turn, a result, what was undone. */
export function announce(words: string): void {
  said = words === '' ? [] : [spoken(words)];
}

/** Adds to what has just been said, so that neither is lost nor said twice. */
export function announceToo(words: string): void {
  if (words !== '') said = [...said, spoken(words)];
}

function spoken(words: string): Said {
  count += 1;
  return { id: count, words: clipWords(words, LONGEST_SAID) };
}
