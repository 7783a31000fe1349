import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#shared/dice/dice.ts';
import { fixedSource } from '#shared/dice/fixed.ts';
import { seededSource } from '#shared/dice/seeded.ts';
import { RodadaError } from '#shared/errors.ts';
import { foldRows, howItFolds } from '#shared/combat/fold.ts';
import { perform, replay, stateOf, type History } from './history.ts';
import { plainSystem } from '#shared/combat/testing/plain-system.ts';
import { fighter, play, setUp, startedTrio, turnOf, turns } from '#shared/combat/testing/fight.ts';
import { anyCommand, wander } from '#shared/combat/testing/wander.ts';

describe('undo and redo', () => {
  it('undo returns round, turn, durations and points, not just the pointer', () => {
    const before = play(startedTrio(), [
      { type: 'add-condition', target: 'b', condition: 'marked', rounds: 1 },
      ...turns(2),
    ]);
    const after = play(before, turns(1));
    expect(turnOf(after)).toBe('2:a');
    expect(stateOf(play(after, [{ type: 'undo' }]))).toBe(stateOf(before));
  });

  it('redo keeps the dice first rolled', () => {
    const started = play(setUp(fighter('a'), fighter('b')), [{ type: 'start' }], [4, 17]);
    const again = play(started, [{ type: 'undo' }, { type: 'redo' }], [1, 1]);
    expect(again).toEqual(started);
  });

  it('a new command forgets what was taken back; nothing to undo or redo is refused', () => {
    const branched = play(startedTrio(), [
      ...turns(1),
      { type: 'undo' },
      { type: 'heal', target: 'a', amount: 0 },
    ]);
    expect(() => play(branched, [{ type: 'redo' }])).toThrow('NOT_ALLOWED');
    expect(() => play(setUp(fighter('a')), [{ type: 'undo' }])).toThrow('NOT_ALLOWED');
  });

  it('law: undo after do is where it was', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), anyCommand, (commands, last) => {
        fc.pre(howItFolds(last) === 'done');
        const { history } = wander(commands);
        let after: History;
        try {
          after = perform(plainSystem, history, last, diceFrom(seededSource(1)));
        } catch (error) {
          if (error instanceof RodadaError) return;
          throw error;
        }
        expect(stateOf(play(after, [{ type: 'undo' }]))).toBe(stateOf(history));
        expect(stateOf(play(after, [{ type: 'undo' }, { type: 'redo' }]))).toBe(stateOf(after));
      }),
    );
  });

  it('law: a refused command changes nothing and a stored fight replays to the same state', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        const { history, rows } = wander(commands);
        const again = replay(plainSystem, history.initial, structuredClone(rows));
        expect(stateOf(again)).toEqual(stateOf(history));
        expect(again.done.map(({ events }) => events)).toEqual(history.done.map(({ events }) => events));
      }),
    );
  });

  it('law: folding stored rows gives the moves in force', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        const { history, rows } = wander(commands);
        expect(foldRows(rows).done.map(({ command }) => command)).toEqual(
          history.done.map(({ command }) => command),
        );
        expect(foldRows(rows).undone.map(({ command }) => command)).toEqual(
          history.undone.map(({ command }) => command),
        );
      }),
    );
  });

  it('dice that run out stop the command and leave the fight as it was', () => {
    const fight = setUp(fighter('a'), fighter('b'));
    const dice = diceFrom(fixedSource([3]).source);
    expect(() => perform(plainSystem, fight, { type: 'start' }, dice)).toThrow('DICE_EXHAUSTED');
    expect(stateOf(fight).status).toBe('setup');
  });
});
