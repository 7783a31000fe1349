import { describe, expect, it } from 'vitest';
import { baseName, groupOfKind, newcomerNames } from './fight-names.ts';
import { fightState } from './testing/fight.ts';

const namesOf = (...asked: Parameters<typeof newcomerNames>) =>
  newcomerNames(...asked).map(({ name }) => name);

describe('names of newcomers', () => {
  it('take the next numbers of their kind', () => {
    const used = fightState().combatants.map(({ name }) => name);
    expect(namesOf('Capanga', 2, used)).toEqual(['Capanga 3', 'Capanga 4']);
    expect(namesOf('Brutamontes', 1, used)).toEqual(['Brutamontes']);
  });

  it('never bring back the number of one who has left', () => {
    expect(namesOf('Capanga', 1, ['Capanga 1', 'Capanga 2'])).toEqual(['Capanga 3']);
  });

  it.each([
    ['Capanga 12', 'Capanga'],
    ['Capanga B', 'Capanga'],
    ['Lobo (azul)', 'Lobo'],
    ['Lobo (azul 2)', 'Lobo'],
    ['Breno, o Raio', 'Breno, o Raio'],
    ['R2', 'R2'],
    ['(3)', '(3)'],
  ])('tell the kind of “%s”: %s', (name, kind) => {
    expect(baseName(name)).toBe(kind);
  });

  it('find the group of their equals, also among those still to come', () => {
    const state = fightState();
    const grouped = state.combatants.map((one) => ({ ...one, group: one.side === 'foe' ? 'p1' : null }));
    expect(groupOfKind({ ...state, combatants: grouped }, 'Capanga')).toBe('p1');
    expect(groupOfKind({ ...state, combatants: grouped }, 'Breno')).toBeNull();
    const reserves = grouped
      .filter(({ group }) => group !== null)
      .map((combatant) => ({ round: 3, combatant, initiative: null, surprised: false }));
    expect(groupOfKind({ ...state, reserves }, 'Capanga')).toBe('p1');
  });
});
