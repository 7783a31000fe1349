import { IMPORT_ENDINGS, MOST_DROPPED } from '#shared/creature-files/file-endings.ts';
import { type Message, plain, message } from '#shared/text/message.ts';

/** A kind of file that can be dropped on the window. */
export interface DropKind {
  /** How the names of such files end, in lower case and with the dot. */
  readonly endings: readonly string[];
  /** Takes the file in; it is read here and goes to main as its bytes, never as a path. */
  readonly take: (file: File) => Promise<void>;
  /** Takes several at once; left out where one comes at a time. */
  readonly takeSeveral?: (files: readonly File[]) => Promise<void>;
}

/** What can be dropped on the window, wherever one is. */
export const DROP_KINDS: readonly DropKind[] = [
  {
    endings: ['.rodada'],
    async take(file) {
      const { importDropped } = await import('#renderer/features/campaigns/campaign-acts.ts');
      await importDropped(file);
    },
  },
  {
    endings: ['.png', '.jpg', '.jpeg', '.webp'],
    async take(file) {
      const { takeDropped } = await import('#renderer/pictures/places.ts');
      await takeDropped(file);
    },
  },
  {
    endings: IMPORT_ENDINGS,
    take: (file) => takeCreatures([file]),
    takeSeveral: takeCreatures,
  },
];

async function takeCreatures(files: readonly File[]): Promise<void> {
  const { takeDropped } = await import('#renderer/features/bestiary/import/importing.svelte.ts');
  await takeDropped(files);
}

/** What dropped files are, taken together: of one kind that takes several, one alone, or why not. */
export function takingOf(files: readonly File[], kinds = DROP_KINDS): (() => Promise<void>) | Message {
  const [first] = files;
  if (first === undefined) return message('drop.nothing');
  const kind = kindOf(first.name, kinds);
  if (kind === null) return message('drop.unknown', { file: plain(first.name) });
  if (files.length === 1) return () => kind.take(first);
  const { takeSeveral } = kind;
  const alike = files.every(({ name }) => kindOf(name, kinds) === kind);
  return alike && takeSeveral !== undefined ? () => takeSeveral(files) : message('drop.one');
}

/** The files of a folder, and of those in it, that some kind takes several of; those hidden are left out. */
export async function filesInFolder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const found: File[] = [];
  const waiting = [folder];
  for (let inner = waiting.shift(); inner !== undefined; inner = waiting.shift()) {
    for (const entry of await entriesIn(inner)) {
      if (entry.name.startsWith('.')) continue;
      if (isFolder(entry)) waiting.push(entry);
      else if (isFile(entry) && kindOf(entry.name)?.takeSeveral !== undefined)
        found.push(await fileOf(entry));
      if (found.length > MOST_DROPPED) return found;
    }
  }
  return found;
}

/** The entries of a folder come in portions until there are none. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((done, failed) => entry.file(done, failed));
}

/** Whether an entry is a folder. */
export function isFolder(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** The kind of a file by its name, or null for one that nothing here takes. */
export function kindOf(name: string, kinds: readonly DropKind[] = DROP_KINDS): DropKind | null {
  const lower = name.toLowerCase();
  return kinds.find(({ endings }) => endings.some((ending) => lower.endsWith(ending))) ?? null;
}

/** Whether what is being dragged are files from outside. */
export function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
