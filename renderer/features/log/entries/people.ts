import type { Who } from '#shared/combat/events.ts';
import type { LogDocument } from '#shared/log/document.ts';
import type { IdsByName } from './filter-entries.ts';

/** Everybody of a log, the party first. */
export function peopleIn({ roster }: Pick<LogDocument, 'roster'>): readonly Who[] {
  return [...roster.party, ...roster.foes].flatMap(({ members }) => members.map(({ who }) => who));
}

/** The ids by which a log knows those of a name, as `nameText` shows it; in another fight the same name has others. */
export function idsByName(doc: Pick<LogDocument, 'roster'>, nameText: (who: Who) => string): IdsByName {
  const ids = new Map<string, readonly string[]>();
  for (const who of peopleIn(doc)) {
    const name = nameText(who);
    ids.set(name, [...(ids.get(name) ?? []), who.id]);
  }
  return ids;
}
