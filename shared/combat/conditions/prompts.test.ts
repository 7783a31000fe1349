import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { History } from '#shared/engine/history.ts';
import { promptsOf } from './prompts.ts';
import { now, one, play, startedTrio, turns } from '#shared/combat/testing/fight.ts';
import type { PlainCommand } from '#shared/combat/testing/plain-system.ts';

/** The prompts of a history, as `kind target condition`. */
function asked(history: History): readonly string[] {
  const done = history.done.map(({ events }, index) => ({ seq: index + 1, events }));
  return promptsOf(now(history), done).map(
    ({ kind, target, condition }) => `${kind} ${target} ${condition.id}`,
  );
}

const dazed = (fields: Partial<FieldsOf<PlainCommand, 'add-condition'>> = {}): PlainCommand => ({
  type: 'add-condition',
  target: 'b',
  condition: 'dazed',
  ...fields,
});
const hurt = (target: string, amount = 1): PlainCommand => ({ type: 'damage', target, amount });

describe('prompts of conditions', () => {
  it('ask at the count where one has just ended by itself, and at no other (H4)', () => {
    const put = play(startedTrio(), [dazed({ rounds: 1 })]);
    expect(asked(play(put, turns(2)))).toEqual([]);
    const ended = play(put, turns(3));
    expect(asked(ended)).toEqual(['lapsed b dazed']);
    expect(asked(play(ended, turns(1)))).toEqual([]);
  });

  it('come back with undo, and go with what answers them', () => {
    const ended = play(startedTrio(), [dazed({ rounds: 1 }), ...turns(3)]);
    const longer = play(ended, [{ type: 'extend-condition', target: 'b', condition: 'dazed', rounds: 1 }]);
    expect(asked(longer)).toEqual([]);
    expect(asked(play(longer, [{ type: 'undo' }]))).toEqual(['lapsed b dazed']);
    expect(asked(play(ended, [...turns(1), { type: 'undo' }]))).toEqual(['lapsed b dazed']);
    expect(asked(play(ended, [{ type: 'undo' }]))).toEqual([]);
  });

  it('ask when the bearer of one that a wound ends is hurt, also where temporary points took it', () => {
    const asleep = play(startedTrio(), [dazed({ endsIf: 'bearer-hurt' })]);
    expect(asked(asleep)).toEqual([]);
    expect(asked(play(asleep, [hurt('a'), hurt('b', 0)]))).toEqual([]);
    const shielded = play(asleep, [{ type: 'temp-hp', target: 'b', amount: 5 }, hurt('b')]);
    expect(asked(shielded)).toEqual(['hurt b dazed']);
    expect(asked(play(shielded, turns(4)))).toEqual(['hurt b dazed']);
    expect(asked(play(shielded, [{ type: 'undo' }]))).toEqual([]);
  });

  it('ask when the one who keeps it up is hurt, one prompt for each bearer', () => {
    const kept = play(startedTrio(), [
      dazed({ by: 'c', endsIf: 'causer-hurt' }),
      dazed({ target: 'a', by: 'c', endsIf: 'causer-hurt' }),
      hurt('b'),
    ]);
    expect(asked(kept)).toEqual([]);
    expect(asked(play(kept, [hurt('c'), hurt('c')]))).toEqual(['hurt a dazed', 'hurt b dazed']);
  });

  it('forget wounds from before the condition was put', () => {
    const before = play(startedTrio(), [hurt('b'), dazed({ endsIf: 'bearer-hurt' })]);
    expect(asked(before)).toEqual([]);
    expect(one(before, 'b').conditions).toHaveLength(1);
    const again = play(before, [hurt('b'), dazed({ endsIf: 'bearer-hurt' })]);
    expect(asked(again)).toEqual([]);
  });

  it('go when it is over', () => {
    const asleep = play(startedTrio(), [dazed({ endsIf: 'bearer-hurt' }), hurt('b')]);
    expect(asked(play(asleep, [{ type: 'remove-condition', target: 'b', condition: 'dazed' }]))).toEqual([]);
    expect(asked(play(asleep, [{ type: 'end' }]))).toEqual([]);
  });
});
