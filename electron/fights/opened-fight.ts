import type { Fight, LogPart } from '#shared/api/combats.ts';
import type { Folded } from '#shared/combat/fold.ts';
import { logPart, type LogMark } from '#shared/stored-fight/log-part.ts';
import { tellsEnough } from '#shared/stored-fight/tells-enough.ts';
import { commandsAt } from '#electron/store/combats/combat-commands.ts';
import { logMarks } from '#electron/store/combats/combat-snapshots.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import { countOf, floorOf, shownState, type LiveFight } from './live-fight.ts';

/** About as many rows as fill the log beside the fight. */
const FIRST_ROWS = 80;

/** A fight as a window opens it: its state, and as much of its log as is shown at once. */
export function openedFight(db: Sqlite, fight: LiveFight): Fight {
  const { combat, surprised } = fight.stored;
  const state = shownState(fight);
  const { done, undone } = foldedOf(fight);
  const isEnough = (rows: LogPart['rows']): boolean => rows.length >= FIRST_ROWS && tellsEnough(state, rows);
  return {
    combat,
    state,
    count: countOf(fight),
    log: partOf(db, fight, done.length, isEnough),
    undone: commandsAt(db, combat.id, undone),
    floor: floorOf(fight),
    surprised,
    shown: fight.shown.shown,
    asPlayed: fight.kind === 'as-played' ? fight.told : null,
  };
}

/** The part of a fight's log that comes before one of its rows. */
export function olderPart(db: Sqlite, fight: LiveFight, before: number): LogPart {
  const { done } = foldedOf(fight);
  const end = done.findLastIndex((seq) => seq < before) + 1;
  return partOf(db, fight, end, () => true);
}

function partOf(
  db: Sqlite,
  fight: LiveFight,
  end: number,
  enough: (rows: LogPart['rows']) => boolean,
): LogPart {
  const { id } = fight.stored.combat;
  const { done } = foldedOf(fight);
  return logPart({ done, end, enough, marks: marksIn(db, fight), read: (seqs) => commandsAt(db, id, seqs) });
}

/** The numbers of the rows in force, those of before its own beginning too, and of those taken back. */
function foldedOf(fight: LiveFight): Folded<number> {
  if (fight.kind === 'as-played') return fight.folded;
  const { folded } = fight.head;
  const floor = floorOf(fight);
  if (floor === 0) return folded;
  const before = Array.from({ length: floor }, (_, index) => index + 1);
  return { ...folded, done: [...before, ...folded.done] };
}

function* marksIn(db: Sqlite, fight: LiveFight): Generator<LogMark> {
  if (fight.kind === 'as-played') return yield* fight.marks;
  const { stored, system } = fight;
  const which = { combatId: stored.combat.id, rulesVersion: system.rulesVersion };
  // Of a fight that goes on from another's state, what its snapshots count begins there.
  const floor = floorOf(fight);
  for (const { seq, place } of logMarks(db, which)) yield { seq: Math.max(seq, floor), place };
  if (stored.base !== null) yield { seq: floor, place: stored.base.moment.place };
}
