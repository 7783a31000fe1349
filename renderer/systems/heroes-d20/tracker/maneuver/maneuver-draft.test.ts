import { describe, expect, it } from 'vitest';
import type { CombatState } from '#shared/combat/state.ts';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import { combatantOf } from '#renderer/fight/view.svelte.ts';
import {
  kindsFor,
  maneuverCommand,
  maneuverSlots,
  otherEnd,
  type AskedManeuver,
  type TriedKind,
} from './maneuver-draft.ts';

function asked(state: CombatState, kind: TriedKind, change: Partial<AskedManeuver> = {}): AskedManeuver {
  const [starter, other] = ['agata', 'capanga-1'].map((id) => combatantOf(state, id));
  if (!starter || !other) throw new Error('they are in the fight');
  const nothing = { bonus: 0, targetBonus: 0, item: '', object: null, weapon: null, power: true };
  return { kind, starter, other, ...nothing, ...change };
}

describe('manoeuvres in the tracker', () => {
  it.each([
    ['grapple', [15, 5]],
    ['trip', [15, 5]],
    ['disarm', [15, 5]],
    ['push', [15, 5]],
    ['feint', [15]],
  ] as const)('%s is a command the rules take, with the dice it asks for (H20–H25)', (kind, naturals) => {
    const state = fightState();
    const one = asked(state, kind);
    expect(maneuverSlots(one)).toHaveLength(naturals.length);
    const { events } = act(state, maneuverCommand(state, one), naturals);
    expect(events[0]).toMatchObject({ type: 'test', outcome: kind === 'feint' ? 'failure' : 'success' });
  });

  it('offers what a grip allows, against nobody but its other end (H20)', () => {
    const state = fightState();
    const { state: held } = act(state, maneuverCommand(state, asked(state, 'grapple')), [15, 5]);
    const { starter, other } = asked(held, 'grapple');
    expect(kindsFor(state, asked(state, 'grapple').starter)).not.toContain('release');
    expect(kindsFor(held, starter)[0]).toBe('release');
    expect(kindsFor(held, other)[0]).toBe('break-free');
    expect(otherEnd(held, starter, 'release')?.id).toBe('capanga-1');
    expect(otherEnd(held, other, 'break-free')?.id).toBe('agata');
  });

  it('disarms of a weapon by its name, or of anything in words (H22)', () => {
    const state = fightState();
    const item = (words: string) => maneuverCommand(state, asked(state, 'disarm', { item: words }));
    expect(item('Espada')).toHaveProperty('item', 'sword');
    expect(item('a tocha')).toHaveProperty('item', 'a tocha');
    expect(item('')).toHaveProperty('item', undefined);
  });

  it('breaks the first whole object that the target carries, with what can break it (H24)', () => {
    const material = { bonus: 2, damageReduction: 5 };
    const object = { id: 'shield', name: 'Escudo', size: 'tiny', material, heldBy: 'capanga-1' } as const;
    const { state } = act(fightState(), { type: 'add-object', object });
    const one = asked(state, 'sunder');
    const command = maneuverCommand(state, one);
    expect(command).toMatchObject({ item: 'shield', weapon: 'sword', power: false });
    expect(maneuverSlots(one)).toHaveLength(3);
    expect(act(state, command, [15, 5, 8]).events[0]).toMatchObject({ outcome: 'success' });
  });
});
