import { describe, expect, it } from 'vitest';
import type { CombatRow } from '../../../shared/api/combats.ts';
import type { Command } from '../../../shared/combat/command.ts';
import { chaptersOf } from '../../../shared/log/document.ts';
import { entriesOf } from '../../../shared/log/entry.ts';
import { act, fightState } from '../tracker/test-fight.ts';
import { filterRounds, type LogFilter } from './filter-entries.ts';

function rowsOf(moves: readonly (readonly [Command, readonly number[]])[]): readonly CombatRow[] {
  let state = fightState();
  return moves.map(([command, naturals], index) => {
    const done = act(state, command, naturals);
    state = done.state;
    return { seq: index + 1, at: '2026-11-28T20:00:00Z', command, rolls: [], events: done.events };
  });
}

const rounds = chaptersOf(
  entriesOf(
    rowsOf([
      [{ type: 'attack', attacker: 'agata', target: 'capanga-1', weapon: 'sword' }, [20, 2, 8]],
      [{ type: 'heal', target: 'nilo', amount: 2 }, []],
      [{ type: 'add-condition', target: 'breno', condition: 'prone' }, []],
      [{ type: 'next-turn' }, []],
    ]),
  ),
);

const seqs = (filter: LogFilter) =>
  filterRounds(rounds, filter).flatMap(({ entries }) => entries.map(({ seq }) => seq));

describe('filters of the log', () => {
  it('show everything when nothing is picked', () => {
    expect(seqs({ who: null, kind: null })).toEqual([1, 2, 3, 4]);
  });

  it('pick by who is in the entry', () => {
    expect(seqs({ who: 'nilo', kind: null })).toEqual([2]);
    expect(seqs({ who: 'capanga-1', kind: null })).toEqual([1]);
  });

  it('pick by what it is about', () => {
    expect(seqs({ who: null, kind: 'acts' })).toEqual([1]);
    expect(seqs({ who: null, kind: 'points' })).toEqual([1, 2]);
    expect(seqs({ who: null, kind: 'conditions' })).toEqual([3]);
    expect(seqs({ who: null, kind: 'order' })).toEqual([4]);
    expect(seqs({ who: null, kind: 'marked' })).toEqual([1]);
  });

  it('leave out rounds without any entry', () => {
    expect(filterRounds(rounds, { who: 'nobody', kind: null })).toEqual([]);
  });
});
