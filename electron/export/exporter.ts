import { basename } from 'node:path';
import type { ExportProgress } from '#shared/api/export-progress.ts';
import type { ExportFormat, ExportOptions } from '#shared/api/exports.ts';
import {
  logWriting,
  sessionWriting,
  type Writing,
  type WritingOptions,
} from '#shared/log/formats/formats.ts';
import { text } from '#shared/text/translate.ts';
import { combatTexts } from '#electron/store/combats/combat-texts.ts';
import { readSettings } from '#electron/store/settings.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { EXTENSIONS } from './extensions.ts';
import type { Printer } from './printer.ts';
import { safeFileName } from './safe-file-name.ts';
import { storedLog, storedReport } from './stored-logs.ts';
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
  /** Told how far an export is. */
  readonly tell: (progress: ExportProgress) => void;
  /** Where the narrator's clock stands (IANA). */
  readonly timeZone: string;
}

/** So much of a title leaves room for the word beside it in a file's name. */
const MOST_OF_TITLE = 40;

/** Makes the exporter of a store. */
export function openExporter({ db, printer, chooseTarget, tell, timeZone }: ExporterTools): Exporter {
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

  async function prepare({ what, id, options }: Exported, needsFaces: boolean): Promise<Writing> {
    tell({ step: 'reading', entries: 0 });
    const audience = options.forPlayers ? 'players' : 'narrator';
    const setting: WritingOptions = {
      locale: readSettings(db).locale,
      html: { fontCss: needsFaces ? await printer.fontCss() : '', paper: options.paper },
      csv: { separator: options.separator, bom: options.bom, timeZone },
    };
    return what === 'fight'
      ? logWriting(storedLog(db, id, audience), setting)
      : sessionWriting(storedReport(db, id, audience), setting);
  }

  async function contentsOf(
    { title, entries, footer, write }: Writing,
    format: ExportFormat,
    signal: AbortSignal,
  ): Promise<string | Uint8Array> {
    tell({ step: 'setting', entries });
    if (format !== 'pdf') return write(format);
    const page = write('html');
    tell({ step: 'printing', entries });
    return printer.print(page, `${title} · ${footer}`, signal);
  }

  /** What a file is called; one for players says so, however long its title is. */
  function fileWords({ title, campaign }: Writing, options: ExportOptions): string {
    if (!options.forPlayers) return `${title} - ${campaign}`;
    const short = Array.from(title).slice(0, MOST_OF_TITLE).join('').trim();
    return `${text('exporting.fileForPlayers', readSettings(db).locale, { title: short })} - ${campaign}`;
  }

  return {
    write: (exported, format) =>
      cancellable(async (signal) => {
        const writing = await prepare(exported, format === 'pdf' || format === 'html');
        const { entries } = writing;
        const name = safeFileName(fileWords(writing, exported.options), EXTENSIONS[format]);
        const target = await chooseTarget(name, format);
        if (target === null) return null;
        const contents = await contentsOf(writing, format, signal);
        signal.throwIfAborted();
        tell({ step: 'writing', entries });
        await writeWhole(target, contents);
        return basename(target);
      }),
    async writeStored(id) {
      const texts = combatTexts(db, id);
      const target = await chooseTarget(safeFileName(texts.combat.name, EXTENSIONS.json), 'json');
      if (target === null) return null;
      await writeWhole(target, JSON.stringify(texts, null, 1));
      return basename(target);
    },
    async print(exported) {
      const printed = await cancellable(async (signal) => {
        const writing = await prepare(exported, true);
        const { entries, footer } = writing;
        tell({ step: 'setting', entries });
        const page = writing.write('html');
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
