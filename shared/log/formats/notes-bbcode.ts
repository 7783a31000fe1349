import { parseMarkdown, type NoteNode, type NoteTag } from '#shared/notes/markdown.ts';

type Element = Extract<NoteNode, { kind: 'element' }>;

/** Notes in Markdown as BBCode, in tags that every forum has; `escape` makes words safe, a line at a time. */
export function notesToBbcode(source: string, escape: (words: string) => string): string {
  const write = (nodes: readonly NoteNode[]): string => nodes.map(writeNode).join('');
  const writeNode = (node: NoteNode): string => {
    switch (node.kind) {
      case 'text':
        return escape(node.text);
      case 'break':
        return '\n';
      case 'rule':
        return '\n* * *\n';
      case 'code':
        return node.block
          ? `${node.text.trimEnd().split('\n').map(escape).join('\n')}\n\n`
          : escape(node.text);
      case 'element':
        return wrap(node, write(node.children));
    }
  };
  return write(parseMarkdown(source))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const INLINE: Readonly<Partial<Record<NoteTag, string>>> = { strong: 'b', em: 'i' };

function wrap({ tag }: Element, words: string): string {
  const inline = INLINE[tag];
  if (inline !== undefined) return `[${inline}]${words}[/${inline}]`;
  switch (tag) {
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return `[b]${words}[/b]\n\n`;
    case 'ul':
    case 'ol':
      return `[list]\n${words.trim()}\n[/list]\n\n`;
    case 'li':
      return `[*]${words.trim()}\n`;
    case 'blockquote':
      return `[quote]${words.trim()}[/quote]\n\n`;
    case 'p':
    case 'table':
      return `${words.trim()}\n\n`;
    case 'tr':
      return `${words.replace(/ · $/, '')}\n`;
    case 'th':
    case 'td':
      return `${words} · `;
    default:
      return words;
  }
}
