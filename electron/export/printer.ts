import type { Paper } from '#shared/log/formats/print-css.ts';

/** How a page goes on paper. */
export interface PaperOptions {
  /** What stands at the foot of every sheet. */
  readonly footer: string;
  readonly paper: Paper;
  /** Gives the print up. */
  readonly signal?: AbortSignal;
}

/** Turns pages into PDF files, or prints them. */
export interface Printer {
  /** `@font-face` rules for the pages. */
  readonly fontCss: () => Promise<string>;
  /** Makes a PDF of a page, or of one still being made; `footer` stands at the foot of every sheet. Throws when `signal` gives it up. */
  readonly print: (
    html: string | Promise<string>,
    footer: string,
    signal?: AbortSignal,
  ) => Promise<Uint8Array>;
  /** Opens the system's print dialog on a page; gives whether it was printed. */
  readonly toPaper: (html: string, options: PaperOptions) => Promise<boolean>;
}
