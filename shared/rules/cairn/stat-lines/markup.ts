const STARS = /(\*\*|\*|`)([^\s*`](?:[^*`]*[^\s*`])?)\1/g;
/** Underscores within a word are part of it. */
const UNDERSCORES = /(?<![\p{L}\p{N}_])(__|_)([^\s_](?:[^_]*[^\s_])?)\1(?![\p{L}\p{N}_])/gu;
const LINK = /\[([^[\]]*)\]\([^()]*\)/g;

/** Longer lines are prose: neither headings nor stat lines. */
export const LONGEST_LINE = 4000;

/** Text without Markdown's emphasis and links: `_blast_` is `blast`. */
export function withoutMarkup(text: string): string {
  return text.replace(LINK, '$1').replace(STARS, '$2').replace(UNDERSCORES, '$2').trim();
}

/** The text of a heading line (`## Goblin ##`), or null for any other line. */
export function headingText(line: string): string | null {
  if (line.length > LONGEST_LINE) return null;
  const found = /^ {0,3}#{1,6}\s+(.*)$/s.exec(line)?.[1];
  return found === undefined ? null : withoutMarkup(found.replace(/(?<!\s)\s+#+\s*$/, ''));
}

/** Whether a line begins an item of a list. */
export function isBullet(line: string): boolean {
  return /^\s*[-*+•]\s/.test(line);
}

/** A line without the mark of a heading or an item of a list before it. */
export function withoutLead(line: string): string {
  return line.replace(/^\s*(?:#{1,6}|[-*+•])\s+/, '').trim();
}

/** The items of the lists in a Markdown text, wrapped lines joined. */
export function listItems(markdown: string): string[] {
  const items: string[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    if (isBullet(line)) {
      items.push(withoutLead(line));
      open = true;
    } else if (line.trim() === '') open = false;
    else if (open) items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** Splits a text at commas that stand outside brackets. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}
