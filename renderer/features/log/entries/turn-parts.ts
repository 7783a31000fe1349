import type { Who } from '#shared/combat/events.ts';
import type { LogEntry } from '#shared/log/entry.ts';

/** What happened in one turn; where turns aren't individual, in a stretch without one. */
export interface TurnGroup {
  /** `seq` of its first entry. */
  readonly id: number;
  readonly who: Who | null;
  readonly count: number | null;
  /** The bare announcement of the turn, which its heading says; null where there is none. */
  readonly head: LogEntry | null;
  readonly entries: readonly LogEntry[];
  /** The rest of one that was too long for one part: its heading stands before. */
  readonly continued: boolean;
}

/** Groups that are drawn together. */
export interface RoundPart {
  /** `seq` of its first entry. */
  readonly id: number;
  readonly groups: readonly TurnGroup[];
  /** Rows it will have, to keep its room before it is drawn. */
  readonly size: number;
}

/** So many entries are drawn at once. */
export const PART_SIZE = 40;

/** A round's entries by turn. */
export function turnGroups(entries: readonly LogEntry[]): readonly TurnGroup[] {
  const groups: { group: Omit<TurnGroup, 'entries'>; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const bare = entry.kind === 'turn' && entry.turn !== null && entry.sentence.length === 1;
    const last = groups.at(-1);
    const same = last?.group.who?.id === entry.turn?.id && !(bare && last !== undefined);
    if (last !== undefined && same) last.entries.push(entry);
    else {
      const { seq, turn, count } = entry;
      const group = { id: seq, who: turn, count, head: bare ? entry : null, continued: false };
      groups.push({ group, entries: bare ? [] : [entry] });
    }
  }
  return groups.map(({ group, entries: members }) => ({ ...group, entries: members }));
}

/** The groups of a round in parts that are drawn one by one as they come near the sight. */
export function roundParts(entries: readonly LogEntry[]): readonly RoundPart[] {
  const parts: { groups: TurnGroup[]; size: number }[] = [];
  for (const group of turnGroups(entries).flatMap(pieces)) {
    const size = group.entries.length + 1;
    const last = parts.at(-1);
    if (last !== undefined && last.size + size <= PART_SIZE) {
      last.groups.push(group);
      last.size += size;
    } else parts.push({ groups: [group], size });
  }
  return parts.map(({ groups, size }) => ({ id: groups[0]?.id ?? 0, groups, size }));
}

function pieces(group: TurnGroup): readonly TurnGroup[] {
  const most = PART_SIZE - 1;
  if (group.entries.length <= most) return [group];
  const count = Math.ceil(group.entries.length / most);
  return Array.from({ length: count }, (_, index) => {
    const entries = group.entries.slice(index * most, (index + 1) * most);
    return index === 0
      ? { ...group, entries }
      : { ...group, id: entries[0]?.seq ?? group.id, head: null, entries, continued: true };
  });
}
