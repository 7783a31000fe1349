import type { CombatRow } from '#shared/records/combat.ts';
import type { Combatant, CombatState } from '#shared/combat/state.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import { alike, identical, stillSays } from './alike.ts';
import type { Played } from './head.ts';
import { playAll, type PlayedAll, type RowsOfFight } from './play-all.ts';

/** A fight as it is stored, to be compared with what today's rules make of it. */
export interface StoredPlay extends RowsOfFight<CombatRow> {
  /** The states stored of it, by the row they stand after. */
  readonly snapshots: ReadonlyMap<number, CombatState>;
}

/** What playing a stored fight again came to. */
export interface Comparison extends PlayedAll {
  /** Whether it came to the same throughout. */
  readonly same: boolean;
  /** Whether, besides, each of the rows that were played tells it to the letter as it is told today. */
  readonly toTheLetter: boolean;
  /** Up to this row both agree. */
  readonly agreed: number;
}

/**
 * Plays a stored fight again under today's rules, and compares. Up to the last stored state the states must be equal,
 * whatever the rows say; after it the events and dice of each row must be, whatever their wording.
 */
export function compareWithStored(system: RuleSystem, stored: StoredPlay): Comparison {
  const { begin, rows, snapshots } = stored;
  let agreed = begin.seq;
  let certain = begin.seq;
  let apart = false;
  let over = false;
  let toTheLetter = true;
  const played = playAll(system, stored, (row, { head, move }) => {
    if (over) return;
    const letters = identical(row.events, move?.events ?? []) && identical(row.rolls, move?.rolls ?? []);
    toTheLetter &&= letters;
    const snapshot = snapshots.get(head.seq);
    if (snapshot === undefined) {
      apart ||= !letters && !tellsTheSame(row, move);
      if (!apart) agreed = head.seq;
    } else if (alike(playedOf(snapshot), playedOf(head.moment.state))) {
      apart = false;
      certain = head.seq;
      agreed = head.seq;
    } else {
      over = true;
      // Where no row has told of it, it may have begun at any of them.
      if (!apart) agreed = certain;
    }
  });
  const same = played.refused === null && agreed === begin.seq + rows.length;
  return { ...played, same, agreed, toTheLetter: same && toTheLetter };
}

/** A state without sheets and house options: those never change in a fight, and today's rules complete them. */
function playedOf({ options: _options, combatants, reserves, ...played }: CombatState): object {
  return {
    ...played,
    combatants: combatants.map(withoutSheet),
    reserves: reserves.map((reserve) => ({ ...reserve, combatant: withoutSheet(reserve.combatant) })),
  };
}

function withoutSheet({ sheet: _sheet, ...combatant }: Combatant): object {
  return combatant;
}

function tellsTheSame({ events, rolls }: CombatRow, move: Played['move']): boolean {
  return stillSays(move?.events ?? [], events) && alike(rolls, move?.rolls ?? []);
}
