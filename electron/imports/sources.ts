import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { droppedParts } from '#shared/api/bestiary.ts';
import { mayHoldCreatures, MOST_DROPPED } from '#shared/creature-files/file-endings.ts';
import { inOrder } from '#shared/text/lists.ts';
import {
  badFile,
  reading,
  textInBytes,
  textInFile,
  textSource,
  tooManyFiles,
  type TextSource,
} from '#electron/files/text-source.ts';

/** Folders within folders are looked into this far. */
const DEEPEST = 8;

/** A text by its file's name, or null for pasted text; opening it throws `BAD_FILE` for what is none. */
export interface NamedText {
  readonly name: string | null;
  readonly open: () => TextSource;
}

const most = z.number();

/** What creatures are read of: a text, a file's bytes or path, several files, or a folder. */
export const importSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('bytes'), bytes: z.instanceof(Uint8Array), parts: droppedParts.optional() }),
  z.object({ kind: z.literal('file'), path: z.string(), most, parts: droppedParts.optional() }),
  z.object({
    kind: z.literal('files'),
    files: z.array(z.object({ path: z.string(), name: z.string() })),
    most,
  }),
  z.object({ kind: z.literal('folder'), path: z.string(), most }),
]);

/** The texts of what an import is to read, each opened only when its turn comes; `name` is what one alone is called. */
export function textsOf(source: z.output<typeof importSource>, name: string | null): readonly NamedText[] {
  switch (source.kind) {
    case 'text':
      return [{ name, open: () => textSource(source.text) }];
    case 'bytes':
      if (source.parts !== undefined) return parted(source.bytes, source.parts);
      return [{ name, open: () => textInBytes(source.bytes) }];
    case 'file':
      if (source.parts !== undefined)
        return parted(
          reading(() => readFileSync(source.path)),
          source.parts,
        );
      return [{ name, open: () => textInFile(source.path, source.most) }];
    case 'files':
      if (source.files.length > MOST_DROPPED) throw tooManyFiles(MOST_DROPPED);
      return source.files.map((file) => ({
        name: file.name,
        open: () => textInFile(file.path, source.most),
      }));
    case 'folder': {
      const names = namesIn(source.path);
      if (names.length === 0) throw badFile('store.import.emptyFolder');
      return names.map((inner) => ({
        name: inner,
        open: () => textInFile(join(source.path, inner), source.most),
      }));
    }
  }
}

/** Several files that came one after another. */
function parted(bytes: Uint8Array, parts: z.output<typeof droppedParts>): readonly NamedText[] {
  let at = 0;
  return parts.map(({ name, size }) => {
    const own = bytes.subarray(at, at + size);
    at += size;
    return { name, open: () => textInBytes(own) };
  });
}

/** The files of a folder and of those in it that may hold creatures, in the order of their names. Links aren't followed. */
function namesIn(folder: string): readonly string[] {
  const found: string[] = [];
  const look = (inner: string, depth: number): void => {
    const entries = reading(() => readdirSync(join(folder, inner), { withFileTypes: true }));
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory() && depth < DEEPEST) look(name, depth + 1);
      if (entry.isFile() && mayHoldCreatures(entry.name)) found.push(name);
      if (found.length > MOST_DROPPED) throw tooManyFiles(MOST_DROPPED);
    }
  };
  look('', 0);
  // Files come in one order, whatever language is set.
  return found.toSorted((a, b) => inOrder(a, b, 'en'));
}
