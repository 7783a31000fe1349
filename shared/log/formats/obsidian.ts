import type { LogDocument } from '#shared/log/document.ts';
import { logOutline, type Part } from '#shared/log/outline.ts';
import { sessionOutline } from '#shared/log/session/outline.ts';
import type { SessionReport } from '#shared/log/session/report.ts';
import type { Locale } from '#shared/text/locale.ts';
import { frontMatterText, logFrontMatter, sessionFrontMatter, type FrontMatter } from './front-matter.ts';
import { escapeMarkdown, partToMarkdown } from './markdown.ts';

/** The log of a fight as a note for Obsidian: its properties, then the log with its sides and figures in callouts. */
export function logToObsidian(doc: LogDocument, locale: Locale): string {
  return note(logFrontMatter(doc, locale), logOutline(doc, locale), locale);
}

/** The report of a session as a note for Obsidian. */
export function sessionToObsidian(report: SessionReport, locale: Locale): string {
  return note(sessionFrontMatter(report, locale), sessionOutline(report, locale), locale);
}

function note(properties: FrontMatter, parts: readonly Part[], locale: Locale): string {
  const sections = sectionsOf(parts).map((section) => sectionText(section, locale));
  return `${[frontMatterText(properties), ...sections].join('\n\n')}\n`;
}

/** A heading with what stands under it; what goes into a callout has its deeper headings with it. */
interface Section {
  readonly heading: Extract<Part, { kind: 'heading' }> | null;
  readonly parts: readonly Part[];
}

function sectionsOf(parts: readonly Part[]): readonly Section[] {
  const sections: { heading: Section['heading']; parts: Part[] }[] = [];
  for (const part of parts) {
    const open = sections.at(-1);
    if (part.kind !== 'heading') {
      if (open) open.parts.push(part);
      else sections.push({ heading: null, parts: [part] });
    } else if (open?.heading && part.level > open.heading.level && calloutOf(open) !== null) {
      open.parts.push(part);
    } else sections.push({ heading: part, parts: [] });
  }
  return sections;
}

/** The callout a section stands in, by what it begins with; a minus has it folded at first. Null for one that is read as text. */
function calloutOf({ parts: [first] }: Section): string | null {
  switch (first?.kind) {
    case 'roster':
      return first.side === 'party' ? 'info' : 'danger';
    case 'figures':
    case 'table':
      return 'abstract-';
    case 'corrections':
      return 'warning-';
    case 'notes':
      return 'note';
    default:
      return null;
  }
}

function sectionText(section: Section, locale: Locale): string {
  const { heading, parts } = section;
  const callout = calloutOf(section);
  const body = parts.map((part) => partToMarkdown(part, locale)).join('\n\n');
  if (heading === null) return body;
  if (callout === null) return [partToMarkdown(heading, locale), ...(body === '' ? [] : [body])].join('\n\n');
  const [kind = '', folded = ''] = callout.split(/(?=-)/);
  return [`[!${kind}]${folded} ${escapeMarkdown(heading.words)}`, ...body.split('\n')]
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
