import type { Locale } from '#shared/text/locale.ts';
import type { LogDocument } from '#shared/log/document.ts';
import {
  logWriting,
  sessionWriting,
  type TextFormat,
  type Writing,
  type WritingOptions,
} from '#shared/log/formats/formats.ts';
import type { SessionReport } from '#shared/log/session/report.ts';

/** Every format of a log that is text. */
export const FORMATS: readonly TextFormat[] = [
  'html',
  'markdown',
  'obsidian',
  'bbcode',
  'text',
  'csv',
  'json',
];

/** A log written in a format, without what its page is styled with. */
export function written(doc: LogDocument, format: TextFormat, locale: Locale = 'pt-BR'): string {
  return unstyled(logWriting(doc, setting(locale)), format);
}

/** A session's report written in a format, without what its page is styled with. */
export function reportWritten(report: SessionReport, format: TextFormat, locale: Locale): string {
  return unstyled(sessionWriting(report, setting(locale)), format);
}

function setting(locale: Locale): WritingOptions {
  return { locale, html: { fontCss: '' }, csv: { separator: ';', bom: true, timeZone: 'UTC' } };
}

function unstyled(writing: Writing, format: TextFormat): string {
  return writing.write(format).replace(/<style>[^]*<\/style>/, '');
}
