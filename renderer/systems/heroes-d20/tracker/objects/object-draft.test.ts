import { describe, expect, it } from 'vitest';
import { act, fightState } from '#renderer/fight/testing/fight.ts';
import type { Message } from '#shared/text/message.ts';
import {
  addObjectCommand,
  freshObjectId,
  objectMeant,
  objectPreview,
  PLAIN_OBJECT,
  SHIPPED_TABLES,
  type ObjectDraft,
} from './object-draft.ts';

const door = { ...PLAIN_OBJECT, name: 'Porta' };
const words = (name: Message) => ('plain' in name ? name.plain : name.key);
const adding = (id: string, draft: ObjectDraft) => addObjectCommand(id, draft, SHIPPED_TABLES, words);

describe('objects in the tracker', () => {
  it('are what the preview says, by name or by metres (O1, O2, O4)', () => {
    for (const draft of [door, { ...door, meters: 2.5, material: 'stone', moving: true }]) {
      const { size, difficulty, hitPoints } = objectPreview(draft, SHIPPED_TABLES);
      const { state } = act(fightState(), adding('x', draft));
      expect(objectMeant(state, 'x')).toMatchObject({ size: size?.id, difficulty, hitPoints });
    }
  });

  it('get ids of their own, also after one was taken away', () => {
    let state = fightState();
    for (const id of ['object-1', 'object-2']) {
      expect(freshObjectId(state)).toBe(id);
      ({ state } = act(state, adding(id, door)));
    }
    ({ state } = act(state, { type: 'remove-object', object: 'object-1' }));
    expect(freshObjectId(state)).toBe('object-3');
  });

  it('are meant as chosen, else the first that can be struck (O1, O3)', () => {
    let { state } = act(fightState(), adding('carried', { ...door, bearer: 'nilo' }));
    expect(objectMeant(state, null)).toBeNull();
    ({ state } = act(state, adding('free', door)));
    expect(objectMeant(state, null)?.id).toBe('free');
    expect(objectMeant(state, 'carried')?.id).toBe('carried');
    expect(objectMeant(state, 'gone')?.id).toBe('free');
  });

  it('O6 have the figures of the campaign’s own tables, and fall back on what these have left', () => {
    const hall = { id: 'own', name: { plain: 'Salão' }, maxMeters: 20, modifier: 7 };
    const pine = { id: 'wood', name: { plain: 'Pinho' }, bonus: 1, damageReduction: 3 };
    const tables = { sizes: [hall], materials: [pine] };
    const { state } = act(fightState(), addObjectCommand('x', { ...door, meters: 12 }, tables, words));
    expect(objectMeant(state, 'x')).toMatchObject({
      size: 'Salão',
      difficulty: 23,
      hitPoints: 120,
      damageReduction: 3,
    });
    expect(objectPreview(door, tables)).toMatchObject({ size: hall, material: pine });
  });
});
