import { folded } from '#shared/text/folded.ts';

const BEFORE = 28;
const LENGTH = 90;

/** The words of a text around the first place where a word of the search begins, on one line. */
export function excerptAround(text: string, search: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const sought = search
    .split(/\s+/)
    .map(folded)
    .filter((word) => word !== '');
  const words = [...line.matchAll(/[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu)];
  const hit = words.find(([word]) => sought.some((one) => folded(word).startsWith(one)))?.index ?? 0;
  const from = hit <= BEFORE ? 0 : line.indexOf(' ', hit - BEFORE) + 1;
  const end =
    line.length - from <= LENGTH ? line.length : Math.max(from + 1, line.lastIndexOf(' ', from + LENGTH));
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`;
}
