import { describe, expect, it } from 'vitest';
import { act, fightState } from '../../test-fight.ts';
import { addObjectCommand, freshObjectId, objectMeant, objectPreview, PLAIN_OBJECT } from './object-draft.ts';

const door = { ...PLAIN_OBJECT, name: 'Porta' };

describe('objects in the tracker', () => {
  it('are what the preview says, by name or by metres (O1, O2, O4)', () => {
    for (const draft of [door, { ...door, meters: 2.5, material: 'stone', moving: true }]) {
      const { size, difficulty, hitPoints } = objectPreview(draft);
      const { state } = act(fightState(), addObjectCommand('x', draft));
      expect(objectMeant(state, 'x')).toMatchObject({ size: size?.id, difficulty, hitPoints });
    }
  });

  it('get ids of their own, also after one was taken away', () => {
    let state = fightState();
    for (const id of ['object-1', 'object-2']) {
      expect(freshObjectId(state)).toBe(id);
      ({ state } = act(state, addObjectCommand(id, door)));
    }
    ({ state } = act(state, { type: 'remove-object', object: 'object-1' }));
    expect(freshObjectId(state)).toBe('object-3');
  });

  it('are meant as chosen, else the first that can be struck (O1, O3)', () => {
    let { state } = act(fightState(), addObjectCommand('carried', { ...door, bearer: 'nilo' }));
    expect(objectMeant(state, null)).toBeNull();
    ({ state } = act(state, addObjectCommand('free', door)));
    expect(objectMeant(state, null)?.id).toBe('free');
    expect(objectMeant(state, 'carried')?.id).toBe('carried');
    expect(objectMeant(state, 'gone')?.id).toBe('free');
  });
});
