import { describe, expect, it } from 'vitest';
import type { CombatState } from '#shared/combat/state.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { combatantOf } from '#renderer/fight/view.svelte.ts';
import { actGroups } from './turn-acts.ts';

function offered(state: CombatState, item: string | null = null) {
  const combatant = combatantOf(state, 'agata');
  if (combatant === null) throw new Error('she is in the fight');
  return actGroups(state, combatant, { item, target: 'breno' }).flatMap(({ id: cost, acts }) =>
    acts.map((one) => ({ cost, ...one })),
  );
}

describe('the acts of a turn', () => {
  it('are all possible at its beginning, for what they cost (H16, H17)', () => {
    const state = fightState();
    for (const { id, command, refusal, cost } of offered(state)) {
      expect(refusal, id).toBeNull();
      expect(act(state, command).state.turn?.spent, id).toEqual([cost]);
    }
  });

  it('stand up the prone, and say why they can’t be had (H17)', () => {
    const prone = act(fightState(), { type: 'drop-prone', combatant: 'agata' }).state;
    expect(offered(prone).map(({ id }) => id)).toContain('stand');
    const full = act(prone, { type: 'spend', combatant: 'agata', action: 'full' }).state;
    const stand = offered(full).find(({ id }) => id === 'stand');
    expect(stand?.refusal).toMatchObject({ key: 'heroes-d20:refuse.afterFull' });
  });

  it('name the thing and the one it goes to where it matters', () => {
    const acts = offered(fightState(), 'a corda');
    const command = (id: string) => acts.find((one) => one.id === id)?.command;
    expect(command('throw-item-to-catch')).toMatchObject({ item: 'a corda', target: 'breno' });
    expect(command('drop-item')).toHaveProperty('target', undefined);
    expect(command('move')).toHaveProperty('item', undefined);
  });
});
