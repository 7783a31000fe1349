import type { Session } from '#shared/api/campaigns.ts';
import type { Combat } from '#shared/records/combat.ts';
import { folded } from '#shared/text/folded.ts';
import { bySigns } from '#shared/text/lists.ts';

/** The fights of a session; null for those of none. */
export interface FightGroup {
  readonly session: Session | null;
  /** The newest first. */
  readonly combats: readonly Combat[];
}

/** Fights by session, the last session first and those of none before them all; only those found, accents and case aside. */
export function fightGroups(
  combats: readonly Combat[],
  sessions: readonly Session[],
  search: string,
): readonly FightGroup[] {
  const wanted = folded(search);
  const isFound = (session: Session | null) => (combat: Combat) =>
    folded(`${combat.name} ${session?.title ?? ''}`).includes(wanted);
  const known = new Set(sessions.map(({ id }) => id));
  const loose = combats.filter(({ sessionId }) => sessionId === null || !known.has(sessionId));
  const groups: readonly FightGroup[] = [
    { session: null, combats: loose },
    ...sessions
      .toSorted((a, b) => b.number - a.number)
      .map((session) => ({
        session,
        combats: combats.filter(({ sessionId }) => sessionId === session.id),
      })),
  ];
  return groups
    .map(({ session, combats: members }) => ({
      session,
      combats: members.filter(isFound(session)).toSorted((a, b) => bySigns(b.createdAt, a.createdAt)),
    }))
    .filter((group) => group.combats.length > 0);
}

/** The first so many fights, in their groups. */
export function firstOf(groups: readonly FightGroup[], fights: number): readonly FightGroup[] {
  const first: FightGroup[] = [];
  let left = fights;
  for (const group of groups) {
    if (left <= 0) break;
    first.push({ ...group, combats: group.combats.slice(0, left) });
    left -= group.combats.length;
  }
  return first;
}
