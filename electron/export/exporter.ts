import { basename } from 'node:path';
import type { ExportProgress } from '#shared/api/export-progress.ts';
import type { ExportFormat, ExportOptions } from '#shared/api/exports.ts';
import type { Writing } from '#shared/log/formats/formats.ts';
import { text } from '#shared/text/translate.ts';
import { requireListed } from '#electron/store/combats/combats.ts';
import { readSettings } from '#electron/store/settings.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { EXTENSIONS } from './extensions.ts';
import type { ExportWork } from './export-work.ts';
import type { LogAsked } from './log-writing.ts';
import type { Printer } from './printer.ts';
import { safeFileName } from './safe-file-name.ts';
import { writeWhole } from './write-whole.ts';

/** What is exported: a fight's log, or a session's report. */
export interface Exported {
  readonly what: 'fight' | 'session';
  readonly id: string;
  readonly options: ExportOptions;
}

/** Takes logs home. */
export interface Exporter {
  /** Writes a file where the narrator says; gives its name, or null when the dialog was closed or the export given up. */
  readonly write: (exported: Exported, format: ExportFormat) => Promise<string | null>;
  /** Writes a fight to a file as it is stored, whether it can be read or not; gives its name, or null when the dialog was closed. */
  readonly writeStored: (id: string) => Promise<string | null>;
  /** Opens the system's print dialog; gives whether anything was sent to a printer. */
  readonly print: (exported: Exported) => Promise<boolean>;
  /** Gives up everything being exported. */
  readonly cancel: () => void;
}

/** What exporting needs of the world. */
export interface ExportTools {
  readonly db: Sqlite;
  readonly printer: Printer;
  /** Asks where to save, offering a name; null when the dialog was closed. */
  readonly chooseTarget: (name: string, format: ExportFormat) => Promise<string | null>;
}

/** What an exporter needs besides. */
export interface ExporterTools extends ExportTools {
  readonly work: Omit<ExportWork, 'writeCreatures' | 'creatureCards'>;
  /** Told how far an export is. */
  readonly tell: (progress: ExportProgress) => void;
  /** Where the narrator's clock stands (IANA). */
  readonly timeZone: string;
}

/** So much of a title leaves room for the word beside it in a file's name. */
const MOST_OF_TITLE = 40;

/** Makes the exporter of a store. */
export function openExporter({ db, printer, chooseTarget, work, tell, timeZone }: ExporterTools): Exporter {
  const running = new Set<AbortController>();

  /** Carries out an export that can be given up; null when it was. */
  async function cancellable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const controller = new AbortController();
    const { signal } = controller;
    running.add(controller);
    try {
      return await work(signal);
    } catch (thrown) {
      if (signal.aborted) return null;
      throw thrown;
    } finally {
      running.delete(controller);
    }
  }

  async function asked({ what, id, options }: Exported, needsFaces: boolean): Promise<LogAsked> {
    tell({ step: 'reading', entries: 0 });
    const { locale } = readSettings(db);
    const fontCss = needsFaces ? await printer.fontCss() : '';
    return { what, id, options, locale, fontCss, timeZone };
  }

  /** What a file is called; one for players, for a forum or for a vault of notes says so, however long its title is. */
  function fileWords(
    { title, campaign }: Pick<Writing, 'title' | 'campaign'>,
    { options, locale }: LogAsked,
    format: ExportFormat,
  ): string {
    const marks = [
      ...(options.forPlayers ? (['exporting.fileForPlayers'] as const) : []),
      ...(format === 'bbcode' ? (['exporting.fileForum'] as const) : []),
      ...(format === 'obsidian' ? (['exporting.fileNote'] as const) : []),
    ];
    const short = marks.length === 0 ? title : Array.from(title).slice(0, MOST_OF_TITLE).join('').trim();
    return `${marks.reduce((words, key) => text(key, locale, { title: words }), short)} - ${campaign}`;
  }

  return {
    write: (exported, format) =>
      cancellable(async (signal) => {
        const log = await asked(exported, format === 'pdf' || format === 'html');
        const { title, campaign, footer, entries } = await work.logHeading(log, signal);
        const name = safeFileName(fileWords({ title, campaign }, log, format), EXTENSIONS[format]);
        const path = await chooseTarget(name, format);
        if (path === null) return null;
        signal.throwIfAborted();
        tell({ step: 'setting', entries });
        if (format === 'pdf') {
          const page = work.logPage(log, signal).then((html) => {
            tell({ step: 'printing', entries });
            return html;
          });
          const pdf = await printer.print(page, `${title} · ${footer}`, signal);
          signal.throwIfAborted();
          tell({ step: 'writing', entries });
          await writeWhole(path, pdf);
        } else await work.writeLog({ ...log, format, path }, signal);
        return basename(path);
      }),
    async writeStored(id) {
      const name = safeFileName(requireListed(db, id, 'id').name, EXTENSIONS.json);
      const path = await chooseTarget(name, 'json');
      if (path === null) return null;
      await work.writeStored({ id, path });
      return basename(path);
    },
    async print(exported) {
      const printed = await cancellable(async (signal) => {
        const log = await asked(exported, true);
        const { footer, entries } = await work.logHeading(log, signal);
        tell({ step: 'setting', entries });
        const page = await work.logPage(log, signal);
        tell({ step: 'printing', entries });
        return printer.toPaper(page, { footer, paper: exported.options.paper, signal });
      });
      return printed ?? false;
    },
    cancel() {
      for (const controller of running) controller.abort();
    },
  };
}
