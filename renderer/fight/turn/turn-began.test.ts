import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '#shared/rules/registry.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { turnBegan } from './turn-began.ts';

function rowsOf(...commands: readonly AnyCommand[]) {
  let state = fightState();
  return commands.map((command, index) => {
    const done = act(state, command);
    state = done.state;
    return { seq: index + 1, command, events: done.events };
  });
}

const pass: AnyCommand = { type: 'next-turn' };
const hurt: AnyCommand = { type: 'damage', target: 'nilo', amount: 1 };

describe('the turn whose time runs (H5)', () => {
  it('begins with the row that began it, anew with one who acts now and with the one who goes on', () => {
    const rows = rowsOf(
      { type: 'delay', combatant: 'agata' },
      hurt,
      { type: 'act-now', combatant: 'agata' },
      pass,
    );
    expect([1, 2, 3, 4].map((count) => turnBegan(rows.slice(0, count))?.seq)).toEqual([1, 1, 3, 4]);
    expect(turnBegan([])).toBeNull();
  });

  it('is late once marked, the next one is not', () => {
    const rows = rowsOf(pass, { type: 'late' }, pass);
    expect([1, 2, 3].map((count) => turnBegan(rows.slice(0, count))?.late)).toEqual([false, true, false]);
  });
});
