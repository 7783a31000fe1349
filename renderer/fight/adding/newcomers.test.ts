import { describe, expect, it } from 'vitest';
import { newcomerCommand, type Newcomer } from './newcomers.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { shownName } from '#shared/combat/names.ts';

const thug: Newcomer = {
  name: 'Capanga',
  side: 'foe',
  hp: { current: 12, max: 12 },
  sheet: {},
  quantity: 2,
  initiative: 3,
  surprised: false,
  kind: 'fighter',
  labels: 'numbers',
  hidden: true,
  group: 'p1',
  reminder: '',
};

describe('bringing newcomers in', () => {
  it('is one move for all of them, with names and ids of their own, that the rules take', () => {
    let next = 0;
    const command = newcomerCommand(thug, fightState().combatants, () => `new-${(next += 1)}`);
    const { state } = act(fightState(), command);
    const added = state.combatants.slice(-2);
    expect(added.map((one) => `${one.id} ${shownName(one, 'pt-BR')}`)).toEqual([
      'new-1 Capanga 3',
      'new-2 Capanga 4',
    ]);
    expect(added.every(({ hidden, group }) => hidden && group === 'p1')).toBe(true);
    expect(state.order.filter(({ initiative }) => initiative === 3)).toHaveLength(2);
  });

  it('gives colours as words in the name and as the mark of the base', () => {
    const coloured = { ...thug, name: 'Lobo', labels: 'colours' } as const;
    let next = 0;
    const { state } = act(
      fightState(),
      newcomerCommand(coloured, [], () => `wolf-${(next += 1)}`),
    );
    expect(state.combatants.slice(-2).map((one) => [shownName(one, 'pt-BR'), one.mark])).toEqual([
      ['Lobo (vermelho)', 'red'],
      ['Lobo (azul)', 'blue'],
    ]);
  });
});
