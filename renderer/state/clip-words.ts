const CUT = '…';

/** Words that are no longer than this, cut where one ends. */
export function clipWords(words: string, longest: number): string {
  if (words.length <= longest) return words;
  const most = words.slice(0, longest - CUT.length);
  const end = most.lastIndexOf(' ');
  return `${most.slice(0, end > 0 ? end : most.length).replace(/[\s,;:·(]+$/u, '')}${CUT}`;
}
