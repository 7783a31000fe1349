import { describe, expect, it } from 'vitest';
import { readRawCommand } from './raw-command.ts';
import { one, play, startedTrio } from './testing/fight.ts';
import { refusalOf } from './testing/resolving.ts';

describe('a command from outside', () => {
  it('must say of which type it is, and be JSON throughout', () => {
    const refusal = (raw: unknown) => refusalOf(() => readRawCommand(raw, 'command'));
    expect(refusal({})).toBe('BAD_REQUEST command.type');
    expect(refusal({ type: 7 })).toBe('BAD_REQUEST command.type');
    expect(refusal('start')).toBe('BAD_REQUEST command');
    expect(refusal({ type: 'start', initiative: { a: Number.NaN } })).toBe(
      'BAD_REQUEST command.initiative.a',
    );
    expect(refusal({ type: 'start', initiative: new Map() })).toBe('BAD_REQUEST command.initiative');
  });

  it('takes a field that is undefined for one left out', () => {
    const mark = { type: 'add-condition', target: 'b', condition: 'marked', rounds: undefined };
    const raw = readRawCommand({ type: 'together', commands: [mark] });
    expect(one(play(startedTrio(), [raw]), 'b').conditions).toMatchObject([{ id: 'marked', ends: null }]);
  });
});
