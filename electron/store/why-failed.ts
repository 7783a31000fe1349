/** Why something of the file system's or of SQLite's failed: its code (`ENOSPC`, `SQLITE_FULL`), or its words where it has none. */
export function whyFailed(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.message;
}
