import { describe, expect, it } from 'vitest';
import type { Name } from '#shared/combat/name.ts';
import { shownName } from '#shared/combat/names.ts';
import { groupOfKind, newcomerNames } from './fight-names.ts';
import { fightState } from './testing/fight.ts';

const namesOf = (name: string, quantity: number, used: readonly Name[]) =>
  newcomerNames({ name, quantity }, used).map((one) => shownName(one, 'pt-BR'));
const numbered = (name: string, place: number): Name => ({ name, label: { scheme: 'numbers', place } });

describe('names of newcomers', () => {
  it('take the next numbers of their kind', () => {
    const used = fightState().combatants;
    expect(namesOf('Capanga', 2, used)).toEqual(['Capanga 3', 'Capanga 4']);
    expect(namesOf('Brutamontes', 1, used)).toEqual(['Brutamontes']);
  });

  it('never bring back the number of one who has left', () => {
    expect(namesOf('Capanga', 1, [numbered('Capanga', 1), numbered('Capanga', 2)])).toEqual(['Capanga 3']);
  });

  it('stay as they are beside one whose name only ends like a label', () => {
    expect(namesOf('Robô', 1, [{ name: 'Robô B', label: null }])).toEqual(['Robô']);
    expect(namesOf('Robô', 1, [numbered('Robô', 1)])).toEqual(['Robô 2']);
    expect(namesOf('Robô 2', 1, [numbered('Robô', 1)])).toEqual(['Robô 2']);
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
