import type { ExportOptions } from '#shared/api/exports.ts';
import { logWriting, sessionWriting, type Writing } from '#shared/log/formats/formats.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { storedLog, storedReport } from './stored-logs.ts';

/** A fight's log, or a session's report, with how it is written. */
export interface LogAsked {
  readonly what: 'fight' | 'session';
  readonly id: string;
  readonly options: ExportOptions;
  readonly locale: Locale;
  /** `@font-face` rules of a page. */
  readonly fontCss: string;
  /** Where the narrator's clock stands (IANA). */
  readonly timeZone: string;
}

/** A log or report ready to be written, from what is stored. `NOT_FOUND` when there is none of that id. */
export function logToWrite(db: Sqlite, { what, id, options, ...more }: LogAsked): Writing {
  const { forPlayers, corrections, paper, separator, bom } = options;
  const { locale, fontCss, timeZone } = more;
  const audience = forPlayers ? 'players' : 'narrator';
  const setting = { locale, html: { fontCss, paper }, csv: { separator, bom, timeZone } };
  const told = (doc: LogDocument): LogDocument => (corrections ? doc : { ...doc, corrections: [] });
  if (what === 'fight') return logWriting(told(storedLog(db, id, audience)), setting);
  const report = storedReport(db, id, audience);
  return sessionWriting({ ...report, fights: report.fights.map(told) }, setting);
}
