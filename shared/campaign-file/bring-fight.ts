import type { CombatRow } from '#shared/records/combat.ts';
import { nothingDone } from '#shared/combat/fold.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import type { CombatState } from '#shared/combat/state.ts';
import { RodadaError } from '#shared/errors.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { alike } from '#shared/stored-fight/alike.ts';
import { compareWithStored, type Comparison } from '#shared/stored-fight/compare.ts';
import { beginAt, type Head } from '#shared/stored-fight/head.ts';
import { playAll, type RowsOfFight } from '#shared/stored-fight/play-all.ts';
import { plain, type Message, message } from '#shared/text/message.ts';
import type { FiledFight } from './campaign-file.ts';
import type { JsonObject } from '#shared/json.ts';
import { lastPresence } from '#shared/log/presence.ts';
import { correctionsOf, entriesOf } from '#shared/log/entry.ts';
import { statisticsOf } from '#shared/log/statistics/statistics.ts';
import { entryText } from '#shared/log/formats/text.ts';

/** A fight of a file as it comes in. */
export interface BroughtFight {
  /** Its commands with what happened at each, as they are stored. */
  readonly rows: readonly CombatRow[];
  readonly rulesVersion: number;
  readonly status: CombatState['status'];
  readonly round: number;
  /** What the narrator is told of it; null for one that comes in as it was. */
  readonly notice: Message | null;
}

type Kept = RowsOfFight<CombatRow> & { readonly all: readonly CombatRow[] };

/** What a fight stands at, to be compared after it was played elsewhere. */
export function endOf({ status, round, combatants }: CombatState): FiledFight['end'] {
  return { status, round, points: Object.fromEntries(combatants.map(({ id, hp }) => [id, hp.current])) };
}

/** What a fight of a file begins with, where that isn't its setup. */
export function baseOf({ base }: FiledFight): Head | null {
  if (base === null) return null;
  const { seq, state, place } = base;
  return { seq, moment: { state, place }, folded: nothingDone() };
}

/**
 * A fight of a file, played again. One that comes to the same is played on under today's rules; one played under other
 * rules stays as it was played. Where the file tells only the commands, or is of these rules and yet comes to something
 * else, what happened is made anew, and the narrator is told. Null for one whose setup or telling can't be read.
 */
export function bringFight(system: RuleSystem, fight: FiledFight): BroughtFight | null {
  const { setup, commands, end } = fight;
  const kept = keptOf(system, fight);
  if (kept === null) return null;
  const isTold = commands.every(({ events }) => events !== null);
  if (!isTold) return remade(system, fight, kept);
  const compared = comparedAndTold(system, setup, kept);
  if (compared === null) return null;
  const { same, head } = compared;
  const { rulesVersion } = system;
  if (same) {
    const { status, round } = head.moment.state;
    return { rows: kept.all, rulesVersion, status, round, notice: null };
  }
  if (fight.rulesVersion === rulesVersion) return remade(system, fight, kept);
  return { rows: kept.all, rulesVersion: fight.rulesVersion, ...end, notice: null };
}

/** What playing a fight again comes to; null for one that can't be told. */
function comparedAndTold(system: RuleSystem, setup: JsonObject, kept: Kept): Comparison | null {
  try {
    const compared = compareWithStored(system, { ...kept, snapshots: new Map() });
    // What is told to the letter as this app tells it needs no telling to know that it can be.
    const { toTheLetter } = compared;
    return (toTheLetter && kept.begin.seq === 0) || isTellable(setup, kept.all) ? compared : null;
  } catch (thrown) {
    if (!isTellable(setup, kept.all)) return null;
    throw thrown;
  }
}

function keptOf(system: RuleSystem, fight: FiledFight): Kept | null {
  const all = fight.commands.map(({ events, ...row }, index) => ({
    ...row,
    seq: index + 1,
    events: events ?? [],
  }));
  try {
    const initial = newCombat(system, fight.setup, 'setup');
    const begin = baseOf(fight) ?? beginAt(initial);
    return { begin, all, rows: all.slice(begin.seq), initial: () => initial };
  } catch (thrown) {
    if (thrown instanceof RodadaError) return null;
    throw thrown;
  }
}

function remade(system: RuleSystem, { name, end, rulesVersion }: FiledFight, kept: Kept): BroughtFight {
  const made: CombatRow[] = [];
  const { head, refused } = playAll(system, kept, (row, { move }) => {
    made.push({ ...row, rolls: move?.rolls ?? [], events: move?.events ?? [] });
  });
  const { state } = head.moment;
  const untold = kept.all.slice(head.seq).map((row) => ({ ...row, events: [] }));
  const rows = [...kept.all.slice(0, kept.begin.seq), ...made, ...untold];
  if (refused !== null) {
    const said = message('campaignFile.remadeTo', { name: plain(name), row: head.seq, why: refused.said });
    return { rows, rulesVersion, status: end.status, round: end.round, notice: said };
  }
  const notice = alike(endOf(state), end) ? null : message('campaignFile.remade', { name: plain(name) });
  return { rows, rulesVersion: system.rulesVersion, status: state.status, round: state.round, notice };
}

/** Whether a log can be made of what a file says of a fight; what it says happened is checked by telling it. */
function isTellable(setup: JsonObject, rows: readonly CombatRow[]): boolean {
  try {
    for (const entry of [...entriesOf(rows), ...correctionsOf(rows)]) entryText(entry, 'pt-BR');
    statisticsOf(rows.flatMap(({ events }) => events));
    lastPresence(setup, rows);
    return true;
  } catch {
    return false;
  }
}
