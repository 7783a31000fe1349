import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { characterFaults, characterForm, characterToSave, withMaximum } from './character-form.ts';

const campaignId = '3f0c5a52-7f0e-4a8e-9b1e-2f7a5f1d9c11';

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('a new character of %s', (_, system) => {
  const fresh = characterForm(system, campaignId, null);

  it('lacks only a name', () => {
    const { own, sheet } = characterFaults(system, fresh);
    expect(Object.keys(own)).toEqual(['name']);
    expect(sheet).toEqual({});
    expect(characterToSave({ ...fresh, name: 'Ágata' })).not.toBeNull();
  });

  it('begins whole, with the points the rules begin with', () => {
    const points = system.health.startsWith ?? 10;
    expect(fresh.hp).toEqual({ current: points, max: points });
  });

  it('may not have more points than its maximum, nor none typed', () => {
    const over = { ...fresh, name: 'A', hp: { current: 12, max: 10 } };
    const empty = { ...fresh, name: 'A', hp: { current: 3, max: null } };
    expect(Object.keys(characterFaults(system, over).own)).toEqual(['hp.current']);
    expect(Object.keys(characterFaults(system, empty).own)).toEqual(['hp.max']);
    expect(characterToSave(empty)).toBeNull();
  });

  it('names the field of the sheet that is wrong', () => {
    const wrong = { ...fresh, name: 'A', sheet: { ...fresh.sheet, weapons: 7 } };
    expect(Object.keys(characterFaults(system, wrong).sheet)).toEqual(['weapons']);
  });

  it('that was whole stays whole under another maximum; a hurt one stays hurt', () => {
    expect(withMaximum({ ...fresh, hp: { current: 10, max: 10 } }, 14).hp).toEqual({ current: 14, max: 14 });
    expect(withMaximum({ ...fresh, hp: { current: 4, max: 10 } }, 14).hp).toEqual({ current: 4, max: 14 });
  });
});

it('begins with what the rules say, where they do', () => {
  const six = SYSTEMS.map((system) => ({ ...system, health: { ...system.health, startsWith: 6 } }));
  for (const system of six)
    expect(characterForm(system, campaignId, null).hp).toEqual({ current: 6, max: 6 });
});
