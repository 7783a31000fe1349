import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import type { PhoneScreen } from '#shared/player/player-screen.ts';
import { PAGE_TYPES } from '#electron/files/page-types.ts';

/** A file of the phones' page as it leaves. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
}

/** Everything the phones' page is made of, by its path below the secret; the page itself has the empty one. */
export type PhonePage = ReadonlyMap<string, PageFile>;

const PAGE = 'phones.html';
const LANGUAGE = /(?<=<html lang=")[^"]*/;
/** What the page says where it has heard nothing yet. */
const LOST = /(?<=<meta name="lost" content=")(?=")/;

/** What the build notes of each file it made, as far as it is read here. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifest>;

/** Reads the built page and exactly the files it asks for, in the language of a screen. */
export async function readPage(rendererFolder: string, screen: PhoneScreen): Promise<PhonePage> {
  const built = manifest.parse(JSON.parse(await readFile(join(rendererFolder, 'manifest.json'), 'utf8')));
  const files = await Promise.all(
    [...filesOf(built, PAGE)].map(
      async (path) => [path, fileOf(path, await readFile(join(rendererFolder, path)))] as const,
    ),
  );
  const html = await readFile(join(rendererFolder, PAGE), 'utf8');
  return new Map([['', fileOf(PAGE, Buffer.from(inLanguage(html, screen)))], ...files]);
}

function filesOf(built: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> {
  const entry = built[name];
  if (entry === undefined || found.has(entry.file)) return found;
  for (const file of [entry.file, ...entry.css, ...entry.assets]) found.add(file);
  for (const imported of entry.imports) filesOf(built, imported, found);
  return found;
}

function fileOf(path: string, body: Buffer): PageFile {
  const type = PAGE_TYPES[extname(path)];
  if (type === undefined) throw new Error(`${path} is nothing that a phone is given`);
  return { type, body };
}

function inLanguage(html: string, { locale, words }: PhoneScreen): string {
  return html.replace(LANGUAGE, locale).replace(LOST, words.lost);
}
