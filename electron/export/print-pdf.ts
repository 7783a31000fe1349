import { randomUUID } from 'node:crypto';
import { BrowserWindow } from 'electron';
import { RodadaError } from '#shared/errors.ts';
import { plain, message } from '#shared/text/message.ts';
import { escapeHtml } from '#shared/log/formats/escape-html.ts';
import type { PrintedPages } from '#electron/windows/app-protocol.ts';
import { lockDown, LOCKED } from '#electron/windows/lock-down.ts';
import { PRINT_ORIGIN } from '#electron/ipc/origins.ts';
import type { PaperOptions } from './printer.ts';

/** From this Chromium on, the page's own style puts its foot and page numbers on the sheet. */
const DRAWS_PAGE_MARGINS = 131;
/** What Chromium calls a print dialog that was closed. */
const CLOSED: readonly string[] = ['cancelled', 'canceled', 'Print job canceled'];

/** Makes a PDF of a page, or of one still being made, on the paper its style asks for; `signal` gives it up. */
export function printPdf(
  pages: PrintedPages,
  html: string | Promise<string>,
  footer: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  return withPage(pages, html, signal, async ({ webContents }) => {
    try {
      return await webContents.printToPDF({
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
        ...(Number.parseInt(process.versions.chrome, 10) < DRAWS_PAGE_MARGINS && {
          displayHeaderFooter: true,
          headerTemplate: '<span></span>',
          footerTemplate: footerTemplate(footer),
        }),
      });
    } catch {
      signal?.throwIfAborted();
      throw new RodadaError('INTERNAL', message('exporting.pdfFailed'));
    }
  });
}

/** Opens the system's print dialog on a page; gives whether it was printed (`NOT_ALLOWED` when the printer fails). */
export function printOnPaper(
  pages: PrintedPages,
  html: string,
  { paper, signal }: PaperOptions,
): Promise<boolean> {
  return withPage(
    pages,
    html,
    signal,
    ({ webContents }) =>
      new Promise((done, fail) => {
        const pageSize = paper === 'A4' ? 'A4' : 'Letter';
        webContents.print({ printBackground: true, pageSize }, (printed, why) => {
          if (printed || CLOSED.includes(why)) done(printed);
          else fail(new RodadaError('NOT_ALLOWED', message('exporting.printFailed', { why: plain(why) })));
        });
      }),
  );
}

/**
 * Works on a page in a hidden window that runs no script, which is closed when the work is done or given up. The window
 * opens while the page is still being made, which takes as long.
 */
async function withPage<T>(
  pages: PrintedPages,
  html: string | Promise<string>,
  signal: AbortSignal | undefined,
  work: (window: BrowserWindow) => Promise<T>,
): Promise<T> {
  const page = Promise.resolve(html);
  // Whoever makes the page and fails must not fail unheard, even when nobody waits any more.
  page.catch(() => undefined);
  signal?.throwIfAborted();
  const id = randomUUID();
  const window = new BrowserWindow({
    show: false,
    webPreferences: { ...LOCKED, javascript: false },
  });
  lockDown(window);
  pages.set(id, page);
  try {
    const givenUp = new Promise<never>((_done, fail) => {
      signal?.addEventListener('abort', () => fail(new Error('The export was given up.')), { once: true });
    });
    const loaded = window.loadURL(`${PRINT_ORIGIN}/${id}`);
    // Why a page could not be made says more than that it could not be loaded.
    const worked = Promise.all([page, loaded]).then(() => work(window));
    // Of the two, one is not waited for; it must not fail unheard.
    worked.catch(() => undefined);
    return await Promise.race([worked, givenUp]);
  } finally {
    pages.delete(id);
    window.destroy();
  }
}

/** The same foot for an older Chromium, which fills in the two classes. */
function footerTemplate(footer: string): string {
  return `<div style="width:100%;margin:0 16mm;padding-top:5pt;border-top:0.75pt solid #cfccc2;display:flex;
    justify-content:space-between;font:8pt sans-serif;color:#5f5b52"><span>${escapeHtml(footer)}</span>
    <span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;
}
