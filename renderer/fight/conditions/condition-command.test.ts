import { describe, expect, it } from 'vitest';
import { conditionCommand } from './condition-command.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';

const bare = {
  target: 'nilo',
  condition: 'flanked',
  details: {},
  rounds: 2,
  by: 'agata',
  endsIf: null,
  note: '',
};

describe('the command for a condition', () => {
  it('is one the rules take, with the details given', () => {
    const command = conditionCommand({ ...bare, details: { enemies: 3 } });
    const nilo = act(fightState(), command).state.combatants.find(({ id }) => id === 'nilo');
    expect(nilo?.conditions).toMatchObject([{ id: 'flanked', details: { enemies: 3 }, by: 'agata' }]);
  });

  it('brings whose wound ends it and the note only where there are any', () => {
    const command = conditionCommand({ ...bare, endsIf: 'causer-hurt', note: ' fumaça ' });
    const nilo = act(fightState(), command).state.combatants.find(({ id }) => id === 'nilo');
    expect(nilo?.conditions).toMatchObject([{ endsIf: 'causer-hurt', note: 'fumaça' }]);
    expect(conditionCommand(bare)).toMatchObject({ note: undefined, endsIf: undefined });
  });

  it('leaves empty details to the system', () => {
    expect(conditionCommand({ ...bare, details: { enemies: null } })).toMatchObject({ condition: 'flanked' });
    const nilo = act(fightState(), conditionCommand(bare)).state.combatants.find(({ id }) => id === 'nilo');
    expect(nilo?.conditions[0]?.details).toEqual({ enemies: 2 });
  });
});
