/** What the polite live region says, and how often it has spoken. */
export const announcement = $state({ text: '', count: 0 });

/** Has screen readers say something when they are free: whose turn, a result, what was undone. */
export function announce(words: string): void {
  announcement.text = words;
  announcement.count += 1;
}
