/** Something a tokenizer makes a word of. */
const WORD = /[\p{L}\p{N}\p{Co}]/u;

/**
 * What FTS5 is asked for a search as it is typed: the beginning of each word, all of them there. Null when nothing in it
 * is a word.
 */
export function ftsQuery(search: string): string | null {
  const words = search.split(/\s+/).filter((word) => WORD.test(word));
  if (words.length === 0) return null;
  return words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' AND ');
}
