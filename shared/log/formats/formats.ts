import type { Locale } from '#shared/text/locale.ts';
import { logToBbcode, outlineToBbcode } from './bbcode.ts';
import { logsToCsv, logToCsv, type CsvOptions } from './csv.ts';
import type { LogDocument } from '#shared/log/document.ts';
import { footerOf, titleOf } from '#shared/log/heading.ts';
import { logToHtml } from './html.ts';
import { logToJson } from './json.ts';
import { logToMarkdown, outlineToMarkdown } from './markdown.ts';
import { logToObsidian, sessionToObsidian } from './obsidian.ts';
import type { HtmlOptions } from './page.ts';
import { logToText, outlineToText } from './plain-text.ts';
import { reportFooter, reportTitle } from '#shared/log/session/heading.ts';
import { sessionToHtml } from '#shared/log/session/html.ts';
import { sessionToJson } from '#shared/log/session/json.ts';
import { sessionOutline } from '#shared/log/session/outline.ts';
import type { SessionReport } from '#shared/log/session/report.ts';

/** The formats that are written as text. */
export type TextFormat = 'html' | 'markdown' | 'obsidian' | 'bbcode' | 'text' | 'csv' | 'json';

/** How files are set. */
export interface WritingOptions {
  readonly locale: Locale;
  readonly html: HtmlOptions;
  readonly csv: CsvOptions;
}

/** Something that can be written in every format: a fight's log, or a session's report. */
export interface Writing {
  readonly title: string;
  readonly campaign: string;
  /** What stands at the foot of each sheet. */
  readonly footer: string;
  readonly entries: number;
  readonly write: (format: TextFormat) => string;
  /** The page in HTML for whoever only prints it. */
  readonly writePrinted: () => string;
}

/** A fight's log, ready to be written. */
export function logWriting(doc: LogDocument, { locale, html, csv }: WritingOptions): Writing {
  const written: Readonly<Record<TextFormat, () => string>> = {
    html: () => logToHtml(doc, locale, html),
    markdown: () => logToMarkdown(doc, locale),
    obsidian: () => logToObsidian(doc, locale),
    bbcode: () => logToBbcode(doc, locale),
    text: () => logToText(doc, locale),
    csv: () => logToCsv(doc, locale, csv),
    json: () => logToJson(doc),
  };
  return {
    title: titleOf(doc, locale),
    campaign: doc.campaign,
    footer: footerOf(doc, locale),
    entries: entriesIn([doc]),
    write: (format) => written[format](),
    writePrinted: () => logToHtml(doc, locale, { ...html, onlyPrinted: true }),
  };
}

/** A session's report, ready to be written. */
export function sessionWriting(report: SessionReport, { locale, html, csv }: WritingOptions): Writing {
  const written: Readonly<Record<TextFormat, () => string>> = {
    html: () => sessionToHtml(report, locale, html),
    markdown: () => outlineToMarkdown(sessionOutline(report, locale), locale),
    obsidian: () => sessionToObsidian(report, locale),
    bbcode: () => outlineToBbcode(sessionOutline(report, locale), locale),
    text: () => outlineToText(sessionOutline(report, locale), locale),
    csv: () => logsToCsv(report.fights, locale, csv),
    json: () => sessionToJson(report),
  };
  return {
    title: reportTitle(report, locale),
    campaign: report.campaign,
    footer: reportFooter(report, locale),
    entries: entriesIn(report.fights),
    write: (format) => written[format](),
    writePrinted: () => sessionToHtml(report, locale, { ...html, onlyPrinted: true }),
  };
}

function entriesIn(docs: readonly LogDocument[]): number {
  return docs.flatMap(({ chapters }) => chapters).reduce((sum, { entries }) => sum + entries.length, 0);
}
