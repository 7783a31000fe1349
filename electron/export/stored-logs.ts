import type { Combat } from '#shared/records/combat.ts';
import { presenceOf } from '#shared/log/presence.ts';
import { buildLog, type LogDocument } from '#shared/log/document.ts';
import { forPlayers } from '#shared/log/players/for-players.ts';
import { sessionReport, type PartyMember, type SessionReport } from '#shared/log/session/report.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { LastingFigures } from '#shared/rules/system.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { listCombats, requireCombat, type StoredCombat } from '#electron/store/combats/combats.ts';
import { carryOversOf } from '#electron/store/carry-overs.ts';
import { notFound } from '#electron/store/not-found.ts';
import { tryReading } from '#electron/store/unreadable.ts';
import { findSession, readableSession } from '#electron/store/sessions.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { readForLog, type ReadForLog } from '#electron/fights/beginning.ts';
import { shownOfFight } from '#electron/fights/shown-of-fight.ts';
import { z } from 'zod';
import type { JsonObject } from '#shared/json.ts';
import { bySigns } from '#shared/text/lists.ts';

/** A fight with its log. */
interface LoggedFight extends Pick<ReadForLog, 'rows' | 'present'> {
  readonly stored: StoredCombat;
  readonly doc: LogDocument;
}

/**
 * The log of a fight from what is stored of it and nothing else: no command is carried out anew, so that an old fight reads
 * the same whatever the rules have become. `NOT_FOUND` when there is none of that id.
 */
export function storedLog(db: Sqlite, id: string, audience: LogDocument['audience']): LogDocument {
  return loggedFight(db, requireCombat(db, id, 'id'), audience).doc;
}

/** The report of a session, its fights in the order they were fought. `NOT_FOUND` when there is none of that id. */
export function storedReport(db: Sqlite, id: string, audience: LogDocument['audience']): SessionReport {
  const session = findSession(db, id, 'id') ?? notFound('session', 'id');
  const campaign = requireCampaign(db, session.campaignId, 'id');
  const all = listCombats(db, session.campaignId).toSorted(byBeginning);
  const fought = all.filter(({ sessionId }) => sessionId === id);
  const tried = fought.map(({ id: one }) =>
    tryReading(() => loggedFight(db, requireCombat(db, one, 'id'), audience)),
  );
  const fights = tried.flatMap((one) => ('read' in one ? [one.read] : []));
  return sessionReport({
    session,
    campaign,
    system: systemOf(campaign.system),
    fights,
    unread: tried.flatMap((one) => ('read' in one ? [] : [one.unread])),
    party: partyOf(db, fights, all.slice(all.findLastIndex((combat) => fought.includes(combat)) + 1)),
    audience,
  });
}

function byBeginning(a: Combat, b: Combat): number {
  return bySigns(a.createdAt, b.createdAt) || bySigns(a.id, b.id);
}

function loggedFight(db: Sqlite, stored: StoredCombat, audience: LogDocument['audience']): LoggedFight {
  const { combat, setup } = stored;
  const { campaignId, sessionId } = combat;
  const { system, rows, present, state } = readForLog(db, systemOf, stored);
  const doc = buildLog({
    combat,
    campaign: requireCampaign(db, campaignId, 'id'),
    session: sessionId === null ? null : readableSession(db, sessionId),
    rows,
    state,
    system,
  });
  const { conditions } = system;
  const told =
    audience === 'players'
      ? forPlayers(doc, {
          setup,
          rows,
          conditions,
          names: shownOfFight(db, stored),
          title: combat.playersTitle,
        })
      : doc;
  return { stored, rows, present, doc: told };
}

/** Each character as the first fight found it, and as the last one left it. */
function partyOf(
  db: Sqlite,
  fights: readonly LoggedFight[],
  later: readonly Combat[],
): readonly PartyMember[] {
  const characters = [...new Set(fights.flatMap(({ stored }) => [...stored.party.values()]))];
  return characters.flatMap((characterId) => {
    const own = fights.filter(({ stored }) => idOf(stored, characterId) !== null);
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) return [];
    const before = broughtInto(first.stored, characterId);
    if (before === null) return [];
    const { name, figures } = before;
    return [{ name, before: figures, after: leftWith(db, last, { characterId, later }) ?? figures }];
  });
}

/** What a fight left a character with: what it carried over, else what the next fight found, else its points at the head. */
function leftWith(
  db: Sqlite,
  { stored, present }: LoggedFight,
  { characterId, later }: { readonly characterId: string; readonly later: readonly Combat[] },
): LastingFigures | null {
  const home = carryOversOf(db, stored.combat.id)[characterId]?.after;
  if (home) return home;
  if (stored.combat.status === 'ended') {
    for (const { id } of later) {
      const next = tryReading(() => broughtInto(requireCombat(db, id, 'id'), characterId));
      if ('read' in next && next.read !== null) return next.read.figures;
    }
  }
  const id = idOf(stored, characterId);
  const now = present.get(id ?? '');
  const was = broughtInto(stored, characterId);
  if (now === undefined || was === null) return null;
  return { hp: { current: now.hp.current, max: now.hp.max }, sheet: was.figures.sheet };
}

function broughtInto(stored: StoredCombat, characterId: string) {
  const id = idOf(stored, characterId);
  const one = presenceOf(stored.setup).present.get(id ?? '');
  const figures = id === null ? null : figuresInSetup(stored.setup, id);
  return one === undefined || figures === null ? null : { name: one.name, figures };
}

function idOf({ party }: StoredCombat, characterId: string): string | null {
  return [...party].find(([, character]) => character === characterId)?.[0] ?? null;
}

const setupFields = z.object({
  combatants: z.array(
    z.object({
      id: z.string(),
      hp: z.object({ current: z.number(), max: z.number() }),
      sheet: z.record(z.string(), z.json()).default({}),
    }),
  ),
});

/** The points and the sheet somebody was brought into a fight with, from its stored setup; null for one who wasn't, or where it can't be read. */
function figuresInSetup(setup: JsonObject, id: string): LastingFigures | null {
  const one = setupFields.safeParse(setup).data?.combatants.find((combatant) => combatant.id === id);
  return one === undefined ? null : { hp: one.hp, sheet: one.sheet };
}
