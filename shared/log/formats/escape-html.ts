const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Words as HTML text or a quoted attribute that reads exactly as they were written. */
export function escapeHtml(words: string): string {
  return words.replaceAll(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? letter);
}
