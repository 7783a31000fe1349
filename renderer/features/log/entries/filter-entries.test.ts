import { describe, expect, it } from 'vitest';
import type { CombatRow } from '#shared/records/combat.ts';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { chaptersOf } from '#shared/log/document.ts';
import { entriesOf } from '#shared/log/entry.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { EVERYTHING, filterRounds, leavesOut, type LogFilter } from './filter-entries.ts';

function rowsOf(moves: readonly (readonly [AnyCommand, readonly number[]])[]): readonly CombatRow[] {
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

const ids = new Map([
  ['Guarda Nilo', ['nilo']],
  ['Capanga 1', ['capanga-1']],
]);
const seqs = (filter: Partial<LogFilter>) =>
  filterRounds(rounds, { ...EVERYTHING, ...filter }, ids, 'pt-BR').flatMap(({ entries }) =>
    entries.map(({ seq }) => seq),
  );

describe('filters of the log', () => {
  it('show everything when nothing is picked', () => {
    expect(seqs({})).toEqual([1, 2, 3, 4]);
    expect(leavesOut(EVERYTHING)).toBe(false);
  });

  it('pick by who is in the entry, any of several', () => {
    expect(seqs({ who: ['Guarda Nilo'] })).toEqual([2]);
    expect(seqs({ who: ['Guarda Nilo', 'Capanga 1'] })).toEqual([1, 2]);
    expect(seqs({ who: ['Ninguém'] })).toEqual([]);
  });

  it('pick by what it is about', () => {
    expect(seqs({ kind: 'acts' })).toEqual([1]);
    expect(seqs({ kind: 'points' })).toEqual([1, 2]);
    expect(seqs({ kind: 'conditions' })).toEqual([3]);
    expect(seqs({ kind: 'order' })).toEqual([4]);
  });

  it('pick criticals and falls, a round, and words whatever their accents and case', () => {
    expect(seqs({ marked: true })).toEqual([1]);
    expect(seqs({ round: 7 })).toEqual([]);
    expect(seqs({ words: 'AGATA ataca' })).toEqual([1]);
    expect(seqs({ words: 'agata', kind: 'conditions' })).toEqual([]);
  });

  it('leave out rounds without any entry', () => {
    expect(filterRounds(rounds, { ...EVERYTHING, who: ['Ninguém'] }, ids, 'pt-BR')).toEqual([]);
  });
});
