import type { LogEntry } from '#shared/log/entry.ts';

/** Whether an entry says more than that a turn began; those that don't are left out beside the fight. */
export function worthTelling({ kind, sentence }: Pick<LogEntry, 'kind' | 'sentence'>): boolean {
  return kind !== 'turn' || sentence.length > 1;
}
