import MarkdownIt, { type Token } from 'markdown-it';

/** The tags that notes can be made of; whatever else is written stays text. */
const TAGS = [
  'p',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  's',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** A tag that notes can be made of. */
export type NoteTag = (typeof TAGS)[number];

/** Notes in Markdown as what is to be shown: no HTML, no attributes, no links to follow. */
export type NoteNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'rule' }
  | { readonly kind: 'code'; readonly text: string; readonly block: boolean }
  /** `start`: the number of an ordered list's first item, where it isn't 1. */
  | {
      readonly kind: 'element';
      readonly tag: NoteTag;
      readonly start: number | null;
      readonly children: readonly NoteNode[];
    };

// Headings of a page stand above those of notes.
const HEADINGS: Readonly<Record<string, NoteTag>> = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
};
const DEEPEST = 20;

/** A longer run of one mark stands for itself: nobody means so much by it, and each mark might open another tag. */
const LONGEST_RUN = 6;

const parser = new MarkdownIt({ html: false, linkify: false, breaks: true, maxNesting: DEEPEST });
parser.inline.ruler.before('emphasis', 'long-runs', (state, silent) => {
  const mark = state.src.charAt(state.pos);
  if (mark !== '*' && mark !== '_' && mark !== '~') return false;
  let end = state.pos;
  while (state.src.charAt(end) === mark) end += 1;
  if (end - state.pos <= LONGEST_RUN) return false;
  if (!silent) state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
});

/** Reads notes written in Markdown. Addresses of links and pictures stand as text beside their words. */
export function parseMarkdown(source: string): readonly NoteNode[] {
  return grow(parser.parse(source, {}));
}

interface Branch {
  /** Null for what is seen through: tight paragraphs, links. */
  readonly tag: NoteTag | null;
  readonly start: number | null;
  readonly address: string | null;
  readonly children: NoteNode[];
}

function grow(tokens: readonly Token[]): readonly NoteNode[] {
  const root: NoteNode[] = [];
  const open: Branch[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const put = (nodes: readonly NoteNode[]) => {
    const into = here();
    for (const node of nodes) into.push(node);
  };
  for (const token of tokens) {
    if (token.nesting === 1) {
      const branch = branchOf(token);
      // What lies deeper than a page can hold is seen through.
      const through = open.length >= DEEPEST && branch.address === null;
      open.push(through ? { ...branch, tag: null, children: here() } : branch);
    } else if (token.nesting === 0) put(leavesOf(token));
    else {
      const closed = open.pop();
      if (closed && closed.children !== here()) put(nodesOf(closed));
    }
  }
  return root;
}

function branchOf(token: Token): Branch {
  const tag = token.hidden ? null : (HEADINGS[token.tag] ?? TAGS.find((one) => one === token.tag) ?? null);
  const start = token.tag === 'ol' ? Number(token.attrGet('start') ?? 1) : 1;
  return { tag, start: start === 1 ? null : start, address: attribute(token, 'href'), children: [] };
}

function attribute(token: Token, name: string): string | null {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
}

function nodesOf({ tag, start, address, children }: Branch): readonly NoteNode[] {
  if (tag !== null) return [{ kind: 'element', tag, start, children }];
  return address === null ? children : [...children, ...besides(address, wordsOf(children))];
}

function leavesOf(token: Token): readonly NoteNode[] {
  switch (token.type) {
    case 'inline':
      return grow(token.children ?? []);
    case 'softbreak':
    case 'hardbreak':
      return [{ kind: 'break' }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'code_inline':
      return [{ kind: 'code', text: token.content, block: false }];
    case 'code_block':
    case 'fence':
      return [{ kind: 'code', text: token.content, block: true }];
    case 'image':
      return [
        { kind: 'text', text: token.content },
        ...besides(attribute(token, 'src') ?? '', token.content),
      ];
    default:
      return [{ kind: 'text', text: token.content }];
  }
}

/** An address after the words it belongs to; none where the words are the address. */
function besides(address: string, words: string): readonly NoteNode[] {
  const same = address === words || address === '' || address === `mailto:${words}`;
  return same ? [] : [{ kind: 'text', text: ` (${address})` }];
}

function wordsOf(nodes: readonly NoteNode[]): string {
  return nodes
    .map((node) => ('text' in node ? node.text : 'children' in node ? wordsOf(node.children) : ''))
    .join('');
}
