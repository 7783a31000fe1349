import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, stateOf } from '#shared/engine/history.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { rowsToMoment } from './moments.ts';
import { BRIDGE, BRIDGE_STEPS, play, type Step } from './testing/bridge-fight.ts';

const system = systemOf('heroes-d20');
const { history, rows } = play(BRIDGE, BRIDGE_STEPS);
const initial = history.initial;
const momentAt = (seq: number) => stateOf(replay(system, initial, rows.slice(0, seq)));

describe('the moments of a fight', () => {
  it('law: the rows that led to one make the same moment without anything taken back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: rows.length - 1 }), (seq) => {
        const led = rowsToMoment(rows, seq);
        expect(led.map(({ command }) => command.type)).not.toContain('undo');
        expect(stateOf(replay(system, initial, led))).toEqual(momentAt(seq));
      }),
    );
  });

  it('lead to the fight before its end, so that it can go on', () => {
    expect(momentAt(rows.length).status).toBe('ended');
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
