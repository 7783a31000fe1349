import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, stateOf } from '../combat/history.ts';
import { systemOf } from '../rules/registry.ts';
import { momentAt, rowsToMoment } from './moments.ts';
import { BRIDGE, BRIDGE_STEPS, play, type Step } from './testing/bridge-fight.ts';

const system = systemOf('heroes-d20');
const { history, rows } = play(BRIDGE, BRIDGE_STEPS);
const fight = { system, history, rows };
const initial = history.initial;

describe('the moments of a fight', () => {
  it('law: are what replaying the rows up to them gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: rows.length }), (seq) => {
        const replayed = stateOf(replay(system, initial, rows.slice(0, seq)));
        expect(momentAt(fight, seq)).toEqual(replayed);
      }),
    );
  });

  it('show also what was taken back later', () => {
    const agata = (seq: number) =>
      momentAt(fight, seq).combatants.find(({ id }) => id === 'agata')?.hp.current;
    expect([agata(8), agata(9), agata(10)]).toEqual([25, 0, 25]);
  });

  it('law: the rows that led to one make the same moment without anything taken back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: rows.length - 1 }), (seq) => {
        const led = rowsToMoment(rows, seq);
        expect(led.map(({ command }) => command.type)).not.toContain('undo');
        expect(stateOf(replay(system, initial, led))).toEqual(momentAt(fight, seq));
      }),
    );
  });

  it('lead to the fight before its end, so that it can go on', () => {
    expect(momentAt(fight, rows.length).status).toBe('ended');
    expect(stateOf(replay(system, initial, rowsToMoment(rows, rows.length))).status).toBe('running');
  });

  it('forget what was before the fight was begun anew', () => {
    const anew: readonly Step[] = [
      ...BRIDGE_STEPS.slice(0, 5),
      [{ type: 'reset' }],
      ...BRIDGE_STEPS.slice(0, 1),
    ];
    const played = play(BRIDGE, anew);
    expect(rowsToMoment(played.rows, 7).map(({ seq }) => seq)).toEqual([7]);
    expect(rowsToMoment(played.rows, 6)).toEqual([]);
  });
});
