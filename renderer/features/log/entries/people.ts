import type { Who } from '#shared/combat/events.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { IdsByName } from './filter-entries.ts';

/** Everybody of a log, the party first. */
export function peopleIn({ roster }: Pick<LogDocument, 'roster'>): readonly Who[] {
  return [...roster.party, ...roster.foes].flatMap(({ members }) => members.map(({ who }) => who));
}

/** The ids by which a log knows those of a name; in another fight the same name has others. */
export function idsByName(doc: Pick<LogDocument, 'roster'>): IdsByName {
  const ids = new Map<string, readonly string[]>();
  for (const { id, name } of peopleIn(doc)) ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}
