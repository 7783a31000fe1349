import type { z } from 'zod';
import type { Combat, CombatRow } from '#shared/records/combat.ts';
import type { FightFigures, figuresAsked } from '#shared/api/statistics.ts';
import { countedOnce, playedRows, rowsInForce } from '#shared/log/statistics/counted-once.ts';
import { acrossFights, byId, statisticsOf } from '#shared/log/statistics/statistics.ts';
import { addTimes, timesOf } from '#shared/log/statistics/times.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { message } from '#shared/text/message.ts';
import { bySigns } from '#shared/text/lists.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { listCombats } from '#electron/store/combats/combats.ts';
import { notFound } from '#electron/store/not-found.ts';
import { requireSession } from '#electron/store/sessions.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { isUnreadable, readStored, tryReading, unreadable } from '#electron/store/unreadable.ts';

type Asked = z.output<typeof figuresAsked>;

/** The figures that a database gives; those asked for last are kept until one of their fights is played on. */
export function openFigures(db: Sqlite): (asked: Asked) => FightFigures {
  let kept: { readonly stamp: string; readonly figures: FightFigures } | null = null;
  return (asked) => {
    const { system } = requireCampaign(db, asked.campaignId, 'campaignId');
    const combats = combatsOf(db, asked);
    const stamp = JSON.stringify([
      asked.combatId,
      combats.map(({ id, name, updatedAt }) => [id, name, updatedAt]),
    ]);
    if (kept?.stamp !== stamp) {
      const figures = { ...figuresOf(db, combats), roundName: systemOf(system).roundName };
      kept = { stamp, figures };
    }
    return kept.figures;
  };
}

/** The first fought first, so that what a fight shares with one that goes on from it is its own. */
function combatsOf(db: Sqlite, { campaignId, sessionId, combatId }: Asked): readonly Combat[] {
  if (sessionId !== null) requireSession(db, sessionId, campaignId, 'sessionId');
  const all = listCombats(db, campaignId).toSorted((a, b) => bySigns(a.createdAt, b.createdAt));
  if (combatId === null) return all.filter((one) => sessionId === null || one.sessionId === sessionId);
  const one = all.find(({ id }) => id === combatId) ?? notFound('combat', 'combatId');
  return [one];
}

interface Read {
  readonly combat: Combat;
  readonly rows: readonly CombatRow[];
}

type Figures = Omit<FightFigures, 'roundName'>;

function figuresOf(db: Sqlite, asked: readonly Combat[]): Figures {
  const tried = asked.map((combat) => tryReading(() => ({ combat, rows: listCommands(db, combat.id) })));
  const read = tried.flatMap((one) => ('read' in one ? [one.read] : []));
  const unread = tried.flatMap((one) => ('read' in one ? [] : [one.unread]));
  try {
    return { ...summed(read), unread };
  } catch (thrown) {
    if (!isUnreadable(thrown)) throw thrown;
    // Something that was told isn't what was stored: it is looked for fight by fight.
    const parts = read.map((one) => ({ one, tried: tryReading(() => countable(one)) }));
    return {
      ...summed(parts.flatMap((part) => ('read' in part.tried ? [part.one] : []))),
      unread: [...unread, ...parts.flatMap((part) => ('read' in part.tried ? [] : [part.tried.unread]))],
    };
  }
}

/** Refuses a fight whose rows can't be counted (`UNREADABLE`). */
function countable(fight: Read): void {
  readStored(
    () => summed([fight]),
    () => unreadable(fight.combat.name, message('storedFight.brokenTelling'), 'rows'),
  );
}

function summed(fights: readonly Read[]): Omit<Figures, 'unread'> {
  const combats = fights.map(({ combat }) => combat);
  const all = fights.map(({ rows }) => rows);
  const own = countedOnce(all);
  const identity = combats.length === 1 ? byId : acrossFights;
  const parts = all.map((rows, index) => {
    const counts = (row: CombatRow): boolean => own[index]?.has(row) ?? false;
    return {
      events: rowsInForce(rows)
        .filter(counts)
        .flatMap(({ events }) => events),
      times: timesOf(playedRows(rows), identity, counts),
    };
  });
  const times = parts.map((part) => part.times);
  return {
    fights: combats.map(({ id, name, round }, index) => ({
      id,
      name,
      rounds: round,
      seconds: times[index]?.seconds ?? 0,
    })),
    statistics: statisticsOf(
      parts.flatMap(({ events }) => events),
      identity,
    ),
    times: addTimes(times, identity),
  };
}
