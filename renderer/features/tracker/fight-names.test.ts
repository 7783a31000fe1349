import { describe, expect, it } from 'vitest';
import { namesUsed, newcomerNames } from './fight-names.ts';
import { act, fightState } from './test-fight.ts';

const namesOf = (...asked: Parameters<typeof newcomerNames>) =>
  newcomerNames(...asked).map(({ name }) => name);

describe('names of newcomers', () => {
  it('take the next numbers of their kind', () => {
    const used = namesUsed(fightState(), []);
    expect(namesOf('Capanga', 2, used)).toEqual(['Capanga 3', 'Capanga 4']);
    expect(namesOf('Brutamontes', 1, used)).toEqual(['Brutamontes']);
  });

  it('never bring back the number of one who has left', () => {
    const command = { type: 'remove-combatant', combatant: 'capanga-2' };
    const { state, events } = act(fightState(), command);
    const rows = [{ seq: 1, at: '2026-11-28T20:00:00Z', command, rolls: [], events }];
    expect(namesOf('Capanga', 1, namesUsed(state, rows))).toEqual(['Capanga 3']);
  });
});
