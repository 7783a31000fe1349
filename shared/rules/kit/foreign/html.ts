import type { Json } from '#shared/json.ts';
import { withoutEntities } from './entities.ts';

/** Longer texts are cut: they are more than notes hold. */
const LONGEST = 200_000;
const TAG = /<(\/?)([A-Za-z][A-Za-z\d]{0,15})(?:[\s/][^<>]{0,4000})?>|<!--|-->/g;
const ANY_TAG = /<\/?[A-Za-z][A-Za-z\d]{0,15}[\s/>]/;
/** Control characters but line feeds and tabs, marks of direction and blanks of no width: left over from what was copied. */
const STRAY = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;
const LINK = /@[A-Za-z]{1,20}\[[^\]\n]{0,400}\](?:\{([^}\n]{0,400})\})?/g;
const INLINE = /\[\[(?:\/[A-Za-z]{1,20}\s+)?([^\]\n]{0,400})\]\](?:\{([^}\n]{0,400})\})?/g;
const EMPHASIS: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
]);
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'blockquote', 'aside', 'hr', 'table'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'pre', 'dl'],
]);
const LINES: ReadonlySet<string> = new Set(['br', 'tr', 'dt', 'dd']);
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head']);

/** What text fields of other tools hold, as Markdown: HTML, or plain words with entities; links keep their label. */
export function markdownIn(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const text = value.slice(0, LONGEST);
  const made = ANY_TAG.test(text) ? fromHtml(text) : withoutEntities(text);
  return tidied(withoutLinks(made).replace(STRAY, ''));
}

/** The same in one line, without emphasis. */
export function plainIn(value: Json | undefined): string {
  return markdownIn(value).replaceAll('*', '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim();
}

/** A name as files have it, without marks that can't be printed. */
export function nameIn(value: Json | undefined): string {
  return plainText(value).slice(0, 200).trim();
}

function plainText(value: Json | undefined): string {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : '';
  return withoutLinks(withoutEntities(value.slice(0, 2000)))
    .replace(/\s+/g, ' ')
    .replace(STRAY, '')
    .trim();
}

function withoutLinks(text: string): string {
  return text
    .replace(LINK, (_, label: string | undefined) => label ?? '')
    .replace(INLINE, (_, roll: string, label: string | undefined) => label ?? roll);
}

interface Span {
  readonly tag: string;
  readonly mark: string;
  text: string;
}

function fromHtml(html: string): string {
  const spans: Span[] = [{ tag: '', mark: '', text: '' }];
  let unseen: string | null = null;
  let lists = 0;
  let from = 0;
  const put = (words: string): void => {
    const last = spans.at(-1);
    if (last !== undefined) last.text += words;
  };
  const close = (tag: string): void => {
    if (!spans.some((span) => span.tag === tag)) return;
    for (;;) {
      const span = spans.length > 1 ? spans.pop() : undefined;
      if (span === undefined) return;
      put(emphasised(span));
      if (span.tag === tag) return;
    }
  };
  for (const found of html.matchAll(TAG)) {
    const words = html.slice(from, found.index);
    from = found.index + found[0].length;
    if (unseen === null) put(withoutEntities(words.replace(/\s+/g, ' ')));
    const tag = (found[2] ?? '').toLowerCase();
    const closes = found[1] === '/';
    if (unseen !== null) {
      if ((closes && tag === unseen) || (found[0] === '-->' && unseen === '!')) unseen = null;
      continue;
    }
    if (found[0] === '<!--') unseen = '!';
    else if (UNSEEN.has(tag) && !closes) unseen = tag;
    else if (EMPHASIS.has(tag)) {
      if (closes) close(tag);
      else if (spans.length < 20) spans.push({ tag, mark: EMPHASIS.get(tag) ?? '', text: '' });
    } else if (tag === 'ul' || tag === 'ol') {
      lists = Math.max(0, Math.min(5, lists + (closes ? -1 : 1)));
      put(lists > 0 ? '\n' : '\n\n');
    } else if (tag === 'li') put(closes ? '\n' : `\n${'  '.repeat(Math.max(0, lists - 1))}- `);
    else if (BLOCKS.has(tag)) put(lists > 0 ? ' ' : '\n\n');
    else if (LINES.has(tag)) put(lists > 0 ? ' ' : '\n');
    else if ((tag === 'td' || tag === 'th') && closes) put(' · ');
  }
  if (unseen === null) put(withoutEntities(html.slice(from).replace(/\s+/g, ' ')));
  while (spans.length > 1) put(spans.pop()?.text ?? '');
  return spans[0]?.text ?? '';
}

/** Marks stand right at the words, or Markdown doesn't take them for such. */
function emphasised({ mark, text }: Span): string {
  const words = text.trim();
  if (words === '' || words.includes('\n') || words.includes('*')) return text;
  const start = text.length - text.trimStart().length;
  return `${text.slice(0, start)}${mark}${words}${mark}${text.slice(start + words.length)}`;
}

function tidied(text: string): string {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      (/^ *- /.test(line)
        ? line.replace(/(?<=\S) {2,}/g, ' ')
        : line.replace(/[ \t]+/g, ' ').trimStart()
      ).trimEnd(),
    )
    .filter((line) => !/^ *-$/.test(line) && !/^(?: ?· ?)+$/.test(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^ *- .*)\n\n(?= *- )/gm, '$1\n')
    .replace(/ · *$/gm, '')
    .trim();
}
