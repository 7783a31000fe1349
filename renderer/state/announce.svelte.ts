/** What the polite live region says, and how often it has spoken. */
export const announcement = $state({ text: '', count: 0 });

/** Has screen readers say something when they are free: whose turn, a result, what was undone. */
export function announce(words: string): void {
  announcement.text = words;
  announcement.count += 1;
}

/** Adds to what has just been said, so that neither is lost. */
export function announceToo(words: string): void {
  announce(announcement.text === '' ? words : `${announcement.text} ${words}`);
}
