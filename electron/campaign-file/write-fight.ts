import type { Combat } from '#shared/records/combat.ts';
import { endOf } from '#shared/campaign-file/bring-fight.ts';
import type { FiledFight } from '#shared/campaign-file/campaign-file.ts';
import { lastPresence } from '#shared/log/presence.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { loadFight } from '#electron/fights/load-fight.ts';
import type { LiveFight } from '#electron/fights/live-fight.ts';
import { fightSources } from '#electron/store/combats/combat-sources.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { carryOversOf } from '#electron/store/carry-overs.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';

/** The ids of what goes into the same file. */
export interface Known {
  readonly characters: ReadonlySet<string>;
  readonly sessions: ReadonlySet<string>;
  readonly encounters: ReadonlySet<string>;
}

/** A fight as it goes into a file; what was removed meanwhile isn't spoken of. `UNREADABLE` for one that can't be read. */
export function filedFight(db: Sqlite, combatId: string, known: Known): FiledFight {
  const fight = loadFight({ db, systemOf }, combatId, 'id');
  const { combat, setup, surprised, party, rulesVersion, base } = fight.stored;
  const rows = listCommands(db, combatId);
  const { id, name, playersTitle, createdAt, updatedAt } = combat;
  const { shown, secret } = fight.shown;
  const { creatures, seen } = fightSources(db, combatId);
  return {
    id,
    name,
    playersTitle,
    ...whereFought(combat, known),
    rulesVersion,
    setup,
    surprised: [...surprised],
    party: Object.fromEntries([...party].filter(([, character]) => known.characters.has(character))),
    homecomings: Object.fromEntries(
      Object.entries(carryOversOf(db, combatId)).filter(([character]) => known.characters.has(character)),
    ),
    creatures: { ...creatures },
    sourcesSeen: { ...seen },
    base: base === null ? null : { seq: base.seq, ...base.moment },
    shown: { shown: [...shown], secret: [...secret] },
    createdAt,
    updatedAt,
    commands: rows.map(({ at, command, rolls, events }) => ({
      at,
      command,
      rolls: [...rolls],
      events: [...events],
    })),
    end: endOfFight(fight, rows),
  };
}

/** The session and the encounter of a fight, each null unless it goes into the same file. */
export function whereFought(
  { sessionId, encounterId }: Combat,
  { sessions, encounters }: Known,
): Pick<Combat, 'sessionId' | 'encounterId'> {
  return {
    sessionId: sessionId !== null && sessions.has(sessionId) ? sessionId : null,
    encounterId: encounterId !== null && encounters.has(encounterId) ? encounterId : null,
  };
}

function endOfFight(fight: LiveFight, rows: ReturnType<typeof listCommands>): FiledFight['end'] {
  if (fight.kind === 'played-on') return endOf(fight.head.moment.state);
  const { status, round, present } = lastPresence(fight.stored.setup, rows);
  return { status, round, points: Object.fromEntries([...present].map(([id, { hp }]) => [id, hp.current])) };
}
