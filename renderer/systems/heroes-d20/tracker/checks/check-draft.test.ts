import { describe, expect, it } from 'vitest';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { combatantOf } from '#renderer/fight/view.svelte.ts';
import { skillFor, skillsFor, checkCommand, type AskedCheck } from './check-draft.ts';

const blinded = act(fightState(), { type: 'add-condition', target: 'agata', condition: 'blinded' }).state;

function asked(change: Partial<AskedCheck>): AskedCheck {
  const who = combatantOf(blinded, 'agata');
  if (who === null) throw new Error('she is in the fight');
  const nothing = { mental: null, condition: null, difficulty: 15, bonus: 0 };
  return { kind: 'skill', who, skill: 'will', ...nothing, ...change };
}

describe('tests in the tracker', () => {
  it.each(['skill', 'resist', 'recover'] as const)('%s is a command the rules take (H7, H26)', (kind) => {
    const command = checkCommand(asked({ kind }));
    if (command === null) throw new Error('there is something to test');
    expect(act(blinded, command, [10]).events[0]).toMatchObject({ type: 'test', outcome: 'failure' });
  });

  it('resist with three skills, Vontade against the mind unless said (H7)', () => {
    const { who } = asked({});
    expect(skillsFor('resist', who).map(({ id }) => id)).toEqual(['fortitude', 'reflex', 'will']);
    expect(skillFor('resist', who, 'perception')).toBe('fortitude');
    expect(checkCommand(asked({ kind: 'resist' }))).toHaveProperty('mental', true);
    expect(checkCommand(asked({ kind: 'resist', skill: 'reflex' }))).toHaveProperty('mental', false);
  });

  it('recover only from what Fortitude ends (H7)', () => {
    const well = combatantOf(fightState(), 'agata');
    if (well === null) throw new Error('she is in the fight');
    expect(checkCommand(asked({ kind: 'recover', who: well }))).toBeNull();
    expect(checkCommand(asked({ kind: 'recover', difficulty: null }))).toHaveProperty(
      'difficulty',
      undefined,
    );
  });
});
