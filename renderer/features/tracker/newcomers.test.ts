import { describe, expect, it } from 'vitest';
import { newcomerCommands, type Newcomer } from './newcomers.ts';
import { act, fightState } from './test-fight.ts';

const thug: Newcomer = {
  name: 'Capanga',
  side: 'foe',
  hp: { current: 12, max: 12 },
  sheet: {},
  quantity: 2,
  initiative: 3,
  surprised: false,
};

describe('bringing newcomers in', () => {
  it('makes a command for each, with a name and an id of its own, that the rules take', () => {
    let next = 0;
    const commands = newcomerCommands(thug, ['Capanga 1', 'Capanga 2'], () => `new-${(next += 1)}`);
    const state = commands.reduce((before, command) => act(before, command).state, fightState());
    expect(state.combatants.slice(-2).map(({ id, name }) => `${id} ${name}`)).toEqual([
      'new-1 Capanga 3',
      'new-2 Capanga 4',
    ]);
    expect(state.order.filter(({ initiative }) => initiative === 3)).toHaveLength(2);
  });
});
