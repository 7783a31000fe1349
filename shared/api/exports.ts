import { z } from 'zod';
import { PAPERS } from '#shared/log/formats/print-css.ts';
import { rowId } from '#shared/records/fields.ts';
import { USUAL_SETTINGS } from '#shared/records/usual-settings.ts';

const USUAL = USUAL_SETTINGS.exporting;

/** The formats a log is exported in. */
export const exportFormat = z.enum(['pdf', 'html', 'markdown', 'obsidian', 'bbcode', 'text', 'csv', 'json']);

/** One of the formats a log is exported in. */
export type ExportFormat = z.infer<typeof exportFormat>;

/** How a log is exported; each format takes what concerns it. */
export const exportOptions = z.strictObject({
  /** Leaves out whatever players may not know. */
  forPlayers: z.boolean().default(USUAL.forPlayers),
  /** Whether what was taken back is told, too. */
  corrections: z.boolean().default(USUAL.corrections),
  paper: z.enum(PAPERS).default(USUAL.paper),
  /** Of tables; a Brazilian Excel takes `;`. */
  separator: z.enum([';', ',']).default(USUAL.separator),
  /** Whether tables begin with the mark by which Excel knows the accents. */
  bom: z.boolean().default(USUAL.bom),
});

/** How a log is exported. */
export type ExportOptions = z.output<typeof exportOptions>;

/** What the narrator chose last. */
export const exportChoice = exportOptions.extend({ format: exportFormat.default(USUAL.format) });

/** What the narrator chose last. */
export type ExportChoice = z.output<typeof exportChoice>;

/** A fight's log, or a session's report, to be written to a file. */
export const exportAsked = z.strictObject({
  id: rowId,
  format: exportFormat,
  options: exportOptions.prefault({}),
});

/** The same to be printed on paper. */
export const printAsked = z.strictObject({ id: rowId, options: exportOptions.prefault({}) });
