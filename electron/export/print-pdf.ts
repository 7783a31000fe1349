import { randomUUID } from 'node:crypto';
import { BrowserWindow } from 'electron';
import { escapeHtml } from '../../shared/log/escape-html.ts';
import type { PrintedPages } from '../windows/app-protocol.ts';
import { lockDown } from '../windows/lock-down.ts';
import { PRINT_ORIGIN } from '../windows/origins.ts';

/** From this Chromium on, the page's own style puts its foot and page numbers on the sheet. */
const DRAWS_PAGE_MARGINS = 131;

/** Prints a page to an A4 PDF with page numbers, in a hidden window that runs no script. */
export async function printPdf(pages: PrintedPages, html: string, footer: string): Promise<Uint8Array> {
  const id = randomUUID();
  const window = new BrowserWindow({
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, javascript: false },
  });
  lockDown(window);
  pages.set(id, html);
  try {
    await window.loadURL(`${PRINT_ORIGIN}/${id}`);
    return await window.webContents.printToPDF({
      pageSize: 'A4',
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
