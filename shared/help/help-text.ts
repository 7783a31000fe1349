/** A run of a help text: words, the key of a command, or a way to another page. */
export type HelpPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** The id of a command, as in `{key:tracker.attack}`. */
  | { readonly kind: 'key'; readonly command: string }
  /** `address` is `help:dice` or `rule:H9`. */
  | { readonly kind: 'link'; readonly address: string; readonly words: string };

const LINK = /\[([^\]]+)\]\(((?:rule|help):[^)\s]+)\)/g;
const MARK = /\{(?:key:([^{}|]+)|way:([^{}|]+)\|([^{}]*))\}/g;

/** A help text whose ways to other pages are marks, which a reader of Markdown leaves as they are. */
export function withMarks(text: string): string {
  return text.replaceAll(LINK, (_, words: string, address: string) => `{way:${address}|${words}}`);
}

/** The runs of a text with marks, in order. */
export function piecesOf(text: string): readonly HelpPiece[] {
  const pieces: HelpPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    const [whole, command, address, words = ''] = found;
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) });
    if (command !== undefined) pieces.push({ kind: 'key', command });
    else if (address !== undefined) pieces.push({ kind: 'link', address, words });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** A help text as plain words, for what looks through it. */
export function plainWords(text: string): string {
  return piecesOf(withMarks(text))
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'link' ? piece.words : ''))
    .join('')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
