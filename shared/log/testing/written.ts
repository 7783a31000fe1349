import type { Locale } from '#shared/text/locale.ts';
import type { LogDocument } from '#shared/log/document.ts';
import { logWriting, type TextFormat } from '#shared/log/formats/formats.ts';

/** Every format of a log that is text. */
export const FORMATS: readonly TextFormat[] = ['html', 'markdown', 'bbcode', 'text', 'csv', 'json'];

/** A log written in a format, without what its page is styled with. */
export function written(doc: LogDocument, format: TextFormat, locale: Locale = 'pt-BR'): string {
  const csv = { separator: ';', bom: true, timeZone: 'UTC' } as const;
  const writing = logWriting(doc, { locale, html: { fontCss: '' }, csv });
  return writing.write(format).replace(/<style>[^]*<\/style>/, '');
}
