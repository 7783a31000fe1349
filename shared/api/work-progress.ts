/** The work on files that the narrator may wait for. Kept free of zod, as all that preloads know. */
export const WORKS = [
  'campaign-copy',
  'campaign-write',
  'campaign-read',
  'creatures-write',
  'import-read',
  'import-commit',
  'import-undo',
] as const;

/** How far the work on files is. */
export interface WorkProgress {
  readonly task: string;
  readonly done: number;
  /** Of how many; null where that isn't known. */
  readonly total: number | null;
}
