import type { ExportFormat } from '../../shared/api/combats.ts';
import type { LogDocument } from '../../shared/log/document.ts';
import { footerOf } from '../../shared/log/heading.ts';
import { logToHtml } from '../../shared/log/html.ts';
import { logToJson } from '../../shared/log/json.ts';
import { logToMarkdown } from '../../shared/log/markdown.ts';
import type { Locale } from '../../shared/text/locale.ts';

/** Turns pages into PDF files. */
export interface Printer {
  /** `@font-face` rules for the pages. */
  readonly fontCss: () => Promise<string>;
  /** Prints a page; `footer` stands at the foot of every sheet. */
  readonly print: (html: string, footer: string) => Promise<Uint8Array>;
}

/** File extension of each format. */
export const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  pdf: 'pdf',
  markdown: 'md',
  json: 'json',
};

/** The contents of a log's file. */
export async function logFile(
  doc: LogDocument,
  format: ExportFormat,
  locale: Locale,
  { fontCss, print }: Printer,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'markdown':
      return logToMarkdown(doc, locale);
    case 'json':
      return logToJson(doc);
    case 'pdf':
      return print(logToHtml(doc, locale, { fontCss: await fontCss() }), footerOf(doc, locale));
  }
}
