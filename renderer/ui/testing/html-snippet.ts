import { createRawSnippet, type Snippet } from 'svelte';

/** A snippet that draws this one element. */
export function htmlSnippet(html: string): Snippet {
  return createRawSnippet(() => ({ render: () => html }));
}

/** A snippet of plain words. */
export function wordsSnippet(words: string): Snippet {
  return htmlSnippet(`<span>${words}</span>`);
}
