import { describe, expect, it } from 'vitest';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { foresee, refusalOf } from './foresee.ts';

const grapple = { type: 'maneuver', kind: 'grapple', attacker: 'agata', target: 'capanga-1' } as const;

describe('what an act would come to', () => {
  it('counts the pairs of naturals of an opposed test, of which a tie is lost (H20)', () => {
    expect(foresee(fightState(), grapple)).toEqual({
      refusal: null,
      chance: 190 / 400,
      bonuses: [7, 7],
      difficulty: null,
    });
    expect(foresee(fightState(), { ...grapple, bonus: 1 }).chance).toBe(210 / 400);
  });

  it('tries every natural of a test against a difficulty (H26)', () => {
    const test = { type: 'test', combatant: 'agata', skill: 'fighting', difficulty: 12 } as const;
    expect(foresee(fightState(), test)).toMatchObject({ chance: 16 / 20, bonuses: [7], difficulty: 12 });
    expect(foresee(fightState(), { ...test, difficulty: 30 }).chance).toBe(0);
  });

  it('knows the naturals that decide a resistance (H9), and leaves to the narrator what has no difficulty', () => {
    const resist = {
      type: 'test',
      kind: 'resist',
      combatant: 'agata',
      skill: 'fortitude',
      difficulty: 99,
    } as const;
    expect(foresee(fightState(), resist).chance).toBe(1 / 20);
    expect(foresee(fightState(), { ...resist, difficulty: null })).toMatchObject({
      chance: null,
      bonuses: [10],
    });
  });

  it('says why an act would be refused, and changes nothing', () => {
    const state = fightState();
    expect(refusalOf(state, grapple)).toBeNull();
    const { state: after } = act(state, grapple, [15, 5]);
    expect(refusalOf(after, grapple)).toMatchObject({ key: 'heroes-d20:refuse.handsFull' });
    expect(state.turn?.spent).toEqual([]);
  });
});
