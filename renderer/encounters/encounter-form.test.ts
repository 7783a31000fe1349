import { NO_REWARDS } from '#shared/records/encounter.ts';
import { MOST_IN_ROW } from '#shared/records/most-in-row.ts';
import { describe, expect, it } from 'vitest';
import {
  addCreature,
  addObject,
  changeObject,
  changePiece,
  type EncounterForm,
  headCount,
  removeObject,
  removePiece,
  restoreObject,
  restorePiece,
  switchCharacter,
  toStore,
  wavesOf,
} from './encounter-form.ts';

const empty: EncounterForm = {
  id: 'e',
  campaignId: 'c',
  name: 'Ponte',
  rewards: NO_REWARDS,
  playersTitle: '',
  notes: '',
  pieces: [],
  party: [],
  objects: [],
};

describe('building an encounter', () => {
  it('grows the row of a creature that is there and gives a new one its own at the end', () => {
    const form = ['wolf', 'ogre', 'wolf'].reduce(addCreature, empty);
    expect(form.pieces.map(({ creatureId, quantity }) => [creatureId, quantity])).toEqual([
      ['wolf', 2],
      ['ogre', 1],
    ]);
  });

  it('keeps quantities between 1 and the most', () => {
    const form = addCreature(empty, 'wolf');
    const quantity = (wanted: number) => changePiece(form, 0, { quantity: wanted }).pieces[0]?.quantity;
    expect([quantity(0), quantity(-3), quantity(7), quantity(9999)]).toEqual([1, 1, 7, MOST_IN_ROW]);
  });

  it('puts a removed row back where it stood, keeping what was changed since', () => {
    const form = ['wolf', 'ogre', 'bear'].reduce(addCreature, empty);
    const ogre = form.pieces[1];
    expect(ogre).toBeDefined();
    if (!ogre) return;
    const later = changePiece(removePiece(form, 1), 1, { side: 'ally' });
    const back = restorePiece(later, 1, ogre);
    expect(back.pieces.map(({ creatureId, side }) => [creatureId, side])).toEqual([
      ['wolf', 'foe'],
      ['ogre', 'foe'],
      ['bear', 'ally'],
    ]);
  });

  it('counts heads by side', () => {
    const foes = changePiece(addCreature(empty, 'wolf'), 0, { quantity: 4 });
    const both = changePiece(addCreature(foes, 'guard'), 1, { side: 'ally', quantity: 2 });
    expect(headCount(switchCharacter(both, 'agata'))).toEqual({ foes: 4, allies: 2, party: 1 });
  });

  it('takes a character along and leaves it at home again', () => {
    const along = switchCharacter(switchCharacter(empty, 'agata'), 'breno');
    expect(along.party).toEqual(['agata', 'breno']);
    expect(switchCharacter(along, 'agata').party).toEqual(['breno']);
  });

  it('stores the last good name while the field is empty', () => {
    expect(toStore({ ...empty, name: '  ' }, 'Ponte', 'Objeto').name).toBe('Ponte');
    expect(toStore({ ...empty, name: ' Ponte velha ' }, 'Ponte', 'Objeto').name).toBe('Ponte velha');
  });

  it('groups rows by the round they come in, each with its place in the encounter', () => {
    const form = ['wolf', 'ogre', 'bear'].reduce(addCreature, empty);
    const waves = wavesOf(changePiece(changePiece(form, 0, { wave: 4 }), 2, { wave: 4 }));
    expect(waves.map(({ round, rows }) => [round, rows.map(({ index }) => index)])).toEqual([
      [1, [1]],
      [4, [0, 2]],
    ]);
  });

  it('changes the scene’s objects, takes one out and puts it back; one without a name is stored under a word', () => {
    const door = { name: 'Porta', quantity: 1, size: 'large', meters: null, material: 'wood', moving: false };
    const two = addObject(addObject(empty, door), { ...door, name: 'Ponte' });
    const form = changeObject(two, 0, { name: ' ', moving: true });
    expect(toStore(form, 'Ponte', 'Objeto').objects).toMatchObject([
      { name: 'Objeto', moving: true },
      { name: 'Ponte', moving: false },
    ]);
    expect(restoreObject(removeObject(two, 0), 0, door)).toEqual(two);
  });
});
