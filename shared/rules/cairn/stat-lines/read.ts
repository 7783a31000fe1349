import type { Message } from '#shared/text/message.ts';
import type { StatLineCreature, StatLineFault, StatLineReading } from '#shared/rules/stat-lines.ts';
import { cairnMessage } from '#shared/rules/cairn/words/texts.ts';
import { readCreature } from './creature.ts';
import { headingText, isBullet, LONGEST_LINE, withoutMarkup } from './markup.ts';
import { statParts, type StatParts } from './stat-parts.ts';
import { WORDS } from './words.ts';

/** A stat line in its text: where it stands, and where its name and notes come from. */
interface Entry {
  readonly parts: StatParts;
  readonly at: number;
  /** First line that belongs to it: its name's, if that stands above, else its own. */
  readonly from: number;
  readonly name: string;
  /** Where text between the name above and the line begins. */
  readonly introFrom: number;
  readonly doubt: Message | null;
}

const LONGEST_NAME = 80;

/** Reads every stat line of a text, English or Portuguese, pasted or a whole Markdown file (C-lines; nothing is guessed or joined). */
export function readCairnStatLines(source: string, most = Number.MAX_SAFE_INTEGER): StatLineReading {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const start = afterFrontMatter(lines);
  const entries = findEntries(lines, start, most);
  const creatures: StatLineCreature[] = [];
  const faults: StatLineFault[] = [];
  entries.forEach(({ parts, at, name, introFrom, doubt }, index) => {
    const end = endOfNotes(lines, at + 1, entries[index + 1]?.from ?? lines.length);
    const notes = [paragraph(lines.slice(introFrom, at)), paragraph(lines.slice(at + 1, end))]
      .filter((text) => text !== '')
      .join('\n\n');
    const reading = readCreature(parts, notes);
    const line = at + 1;
    if (reading.kind === 'fault') {
      faults.push({ line, source: (lines[at] ?? '').trim(), why: reading.why });
      return;
    }
    const { creature } = reading;
    creatures.push({
      ...creature,
      name,
      line,
      doubtful: doubt === null ? creature.doubtful : [doubt, ...creature.doubtful],
    });
  });
  return { creatures, faults };
}

function findEntries(lines: readonly string[], start: number, most: number): Entry[] {
  const entries: Entry[] = [];
  let heading: { readonly at: number; readonly text: string; used: boolean } | null = null;
  for (let at = start; at < lines.length && entries.length < most; at += 1) {
    const line = lines[at] ?? '';
    const parts = statParts(line);
    if (parts === null) {
      const text = headingText(line);
      if (text !== null && text !== '') heading = { at, text, used: false };
      continue;
    }
    const own = { parts, at, from: at, introFrom: at, doubt: null };
    const above = nameAbove(lines, at, start);
    if (parts.before !== '') entries.push({ ...own, name: parts.before });
    else if (heading !== null && !heading.used) {
      entries.push({ ...own, name: heading.text, introFrom: heading.at + 1 });
    } else if (above !== null) entries.push({ ...own, name: above.text, from: above.at });
    else if (heading !== null)
      entries.push({ ...own, name: heading.text, doubt: cairnMessage('read.headingAgain') });
    else entries.push({ ...own, name: WORDS[parts.language].unnamed, doubt: cairnMessage('read.unnamed') });
    if (heading !== null) heading.used = true;
  }
  return entries;
}

/** A plain line right above, blank ones aside, that may be a name. */
function nameAbove(lines: readonly string[], at: number, start: number): { at: number; text: string } | null {
  let index = at - 1;
  while (index >= start && (lines[index] ?? '').trim() === '') index -= 1;
  const line = lines[index];
  if (index < start || line === undefined || line.length > LONGEST_LINE) return null;
  const text = withoutMarkup(line).replace(/(?<![\s:*_])[\s:*_]+$/, '');
  const plainLine =
    text !== '' &&
    text.length <= LONGEST_NAME &&
    !isBullet(line) &&
    !/^\s*[|>=#-]/.test(line) &&
    !/[.!?;,]$/.test(text) &&
    statParts(line) === null;
  return plainLine ? { at: index, text } : null;
}

/** Notes go on until the next heading, stat line or name of one. */
function endOfNotes(lines: readonly string[], from: number, limit: number): number {
  for (let at = from; at < limit; at += 1) if (headingText(lines[at] ?? '') !== null) return at;
  return limit;
}

/** Lines as they stand, without blank ones around them. */
function paragraph(lines: readonly string[]): string {
  const filled = lines.map((line) => line.trimEnd());
  const first = filled.findIndex((line) => line !== '');
  const last = filled.findLastIndex((line) => line !== '');
  return first === -1 ? '' : filled.slice(first, last + 1).join('\n');
}

/** The first line after a page's front matter (`---` … `---`), or 0. */
function afterFrontMatter(lines: readonly string[]): number {
  if ((lines[0] ?? '').trim() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  return end === -1 ? 0 : end + 1;
}
