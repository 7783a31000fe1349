/** Breaks of lines and pages, tabs: where they stand, words end. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
/** Control characters, marks that turn the direction of all that follows, halves of characters, and blanks of no width. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2060\ufeff\ufff9-\ufffb]/gu;

/** Words as they stand on one line beside others without disturbing them: a name, a label, a tag. */
export function printable(words: string): string {
  return words.replace(BREAKS, ' ').replace(UNPRINTABLE, '').trim();
}
