/** A kind of file that can be dropped on the window. */
export interface DropKind {
  /** How the names of such files end, in lower case and with the dot. */
  readonly endings: readonly string[];
  /** Takes the file in; it is read here and goes to main as its bytes, never as a path. */
  readonly take: (file: File) => Promise<void>;
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
    endings: ['.json', '.csv', '.tsv', '.txt', '.md'],
    async take(file) {
      const { takeDropped } = await import('#renderer/features/bestiary/import/importing.svelte.ts');
      await takeDropped(file);
    },
  },
];

/** The kind of a file by its name, or null for one that nothing here takes. */
export function kindOf(name: string, kinds: readonly DropKind[] = DROP_KINDS): DropKind | null {
  const lower = name.toLowerCase();
  return kinds.find(({ endings }) => endings.some((ending) => lower.endsWith(ending))) ?? null;
}

/** Whether what is being dragged are files from outside. */
export function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
