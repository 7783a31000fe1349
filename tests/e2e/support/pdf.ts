import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF: its text on one line, its width and height in points. */
interface PdfPage {
  readonly words: string;
  readonly size: readonly number[];
}

/** Reads a PDF: its pages, and the file's own bytes as text, one character a byte. */
export async function readPdf(path: string): Promise<{ pages: PdfPage[]; source: string }> {
  const bytes = await readFile(path);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { words: words.replace(/\s+/g, ' '), size: page.view.slice(2).map(Math.round) };
    }),
  );
  return { pages, source: bytes.toString('latin1') };
}
