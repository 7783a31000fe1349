/** The kinds of stored things that main tells of when they change. Kept free of zod, as all that preloads know. */
export const STORED_KINDS = [
  'settings',
  'campaigns',
  'characters',
  'creatures',
  'encounters',
  'sessions',
  'combats',
  'objects',
  'pictures',
] as const;

/** A kind of stored things; `objects` are the tables of sizes and materials. Who is given a picture changes as well. */
export type StoredKind = (typeof STORED_KINDS)[number];

/** What was written: by kind, the ids. Settings go by their names, objects by the campaign whose tables they are. */
export type Changed = Readonly<Partial<Record<StoredKind, readonly string[]>>>;
