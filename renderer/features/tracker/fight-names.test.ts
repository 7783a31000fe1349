import { describe, expect, it } from 'vitest';
import { namesUsed, newcomerNames } from './fight-names.ts';
import { act, fightState } from './test-fight.ts';

describe('names of newcomers', () => {
  it('take the next numbers of their kind', () => {
    const used = namesUsed(fightState(), []);
    expect(newcomerNames('Capanga', 2, used)).toEqual(['Capanga 3', 'Capanga 4']);
    expect(newcomerNames('Brutamontes', 1, used)).toEqual(['Brutamontes']);
  });

  it('never bring back the number of one who has left', () => {
    const command = { type: 'remove-combatant', combatant: 'capanga-2' };
    const { state, events } = act(fightState(), command);
    const rows = [{ seq: 1, at: '2026-11-28T20:00:00Z', command, rolls: [], events }];
    expect(newcomerNames('Capanga', 1, namesUsed(state, rows))).toEqual(['Capanga 3']);
  });
});
