import type { CombatRow } from '#shared/records/combat.ts';
import { foldIn, foldRows, nothingDone, type Folded } from '#shared/combat/fold.ts';
import { compareWithStored, type Comparison } from '#shared/stored-fight/compare.ts';
import type { Head } from '#shared/stored-fight/head.ts';
import { marksOf } from '#shared/stored-fight/log-part.ts';
import { pastOf } from '#shared/stored-fight/past.ts';
import { listCommands } from '#electron/store/combats/combat-commands.ts';
import { dropSnapshots, listSnapshots, storeSnapshot } from '#electron/store/combats/combat-snapshots.ts';
import { stampRules } from '#electron/store/combats/combats.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { pastInStore, type StoredBeginning } from './beginning.ts';
import { storeIfPossible } from './keep-snapshots.ts';
import type { AsPlayedFight, LiveFight } from './live-fight.ts';
import { shownOfFight } from './shown-of-fight.ts';

/**
 * Plays a stored fight again under today's rules: one that comes to the same is stamped with them and gets its snapshots
 * anew; another is as it was played, shown at its newest stored state, or at the last row both agree on where that is later.
 */
export function compareFight(db: Sqlite, beginning: StoredBeginning): LiveFight {
  const { stored, system, initial } = beginning;
  const combatId = stored.combat.id;
  const begin = beginning.begin();
  const rows = listCommands(db, combatId);
  const snapshots = new Map(
    listSnapshots(db, { combatId, rulesVersion: stored.rulesVersion }).map((head) => [head.seq, head]),
  );
  const states = new Map([...snapshots].map(([seq, { moment }]) => [seq, moment.state]));
  const compared = compareWithStored(system, {
    begin,
    rows: rows.slice(begin.seq),
    snapshots: states,
    initial,
  });
  const shown = shownOfFight(db, stored);
  if (!compared.same) return { ...asPlayed(beginning, rows, snapshots, compared), shown };
  const { rulesVersion } = system;
  storeIfPossible(db, () => {
    stampRules(db, combatId, rulesVersion);
    dropSnapshots(db, combatId);
    for (const stop of compared.stops) storeSnapshot(db, { combatId, rulesVersion }, stop);
  });
  const past = pastInStore(db, beginning);
  past.remember(compared.head);
  return { kind: 'played-on', stored: { ...stored, rulesVersion }, system, shown, head: compared.head, past };
}

function asPlayed(
  beginning: StoredBeginning,
  rows: readonly CombatRow[],
  snapshots: ReadonlyMap<number, Head>,
  { agreed, stops, refused, head }: Comparison,
): Omit<AsPlayedFight, 'shown'> {
  const { stored, system, initial } = beginning;
  const begin = beginning.begin();
  const kept = [begin, ...stops];
  const past = pastOf(system, {
    initial,
    nearest: (seq) => kept.findLast((stop) => stop.seq <= seq) ?? begin,
    rows: (after, upTo) => rows.slice(after, upTo),
  });
  // From a fight that is over nothing can go on: a state from before serves better.
  const newest = [...snapshots.values()].findLast(({ moment }) => moment.state.status !== 'ended');
  const shown = newest !== undefined && newest.seq > agreed ? newest : null;
  const seq = shown?.seq ?? agreed;
  return {
    kind: 'as-played',
    stored,
    system,
    count: rows.length,
    state: (shown?.moment ?? past.moment(agreed)).state,
    told: {
      seq,
      after: foldRows(rows.slice(0, seq)).done.at(-1) ?? null,
      refused: refused === null ? null : { seq: head.seq + 1, said: refused.said },
    },
    agreed,
    past,
    snapshots,
    folded: foldNumbers(rows),
    marks: marksOf(rows),
  };
}

function foldNumbers(rows: readonly CombatRow[]): Folded<number> {
  const folding = nothingDone<number>();
  for (const { seq, command } of rows) foldIn(folding, command, () => seq);
  return folding;
}
