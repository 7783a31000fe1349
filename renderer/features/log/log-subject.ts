import type { Combat } from '#shared/records/combat.ts';
import { bySigns } from '#shared/text/lists.ts';
import type { Route } from '#renderer/state/route.ts';

/** Whose log is read. */
export type LogSubject =
  | { readonly kind: 'fight'; readonly id: string }
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'campaign' };

/** What a route asks to read; the fight last begun where it doesn't say; null without any. */
export function subjectOf(route: Route, combats: readonly Combat[]): LogSubject | null {
  if (route.screen !== 'log') return null;
  if (route.of === 'campaign') return { kind: 'campaign' };
  if (route.of !== undefined) return { kind: 'session', id: route.of.session };
  const id = route.combatId ?? combats[0]?.id;
  return id === undefined ? null : { kind: 'fight', id };
}

/** The way to a subject. */
export function routeTo(subject: LogSubject): Extract<Route, { screen: 'log' }> {
  switch (subject.kind) {
    case 'fight':
      return { screen: 'log', combatId: subject.id };
    case 'session':
      return { screen: 'log', combatId: null, of: { session: subject.id } };
    case 'campaign':
      return { screen: 'log', combatId: null, of: 'campaign' };
  }
}

/** The fights of a subject that are read one after another, the first fought first; a campaign's aren't. */
export function fightsToRead(subject: LogSubject, combats: readonly Combat[]): readonly string[] {
  switch (subject.kind) {
    case 'fight':
      return [subject.id];
    case 'session':
      return combats
        .filter(({ sessionId }) => sessionId === subject.id)
        .toSorted((a, b) => bySigns(a.createdAt, b.createdAt))
        .map(({ id }) => id);
    case 'campaign':
      return [];
  }
}
