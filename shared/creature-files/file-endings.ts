/** How the names of files end that creatures are looked for in, where a folder holds others, too. */
export const IMPORT_ENDINGS = ['.json', '.csv', '.tsv', '.txt', '.md', '.db'] as const;

/** Most files that are dropped together. */
export const MOST_DROPPED = 10_000;

/** Whether a file's name ends as those do that creatures are looked for in. */
export function mayHoldCreatures(name: string): boolean {
  const lower = name.toLowerCase();
  return IMPORT_ENDINGS.some((ending) => lower.endsWith(ending));
}
