import { describe, expect, it } from 'vitest';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { tempStore } from '#electron/testing/temp-store.ts';
import { removeCreature, restoreCreature } from './creatures.ts';
import {
  findEncounter,
  listEncounters,
  removeEncounter,
  restoreEncounter,
  storeEncounter,
} from './encounters.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';

const AT = '2026-11-28T21:04:09.000Z';

function scene() {
  const db = tempStore();
  const { id } = givenCampaign(db);
  const thug = givenCreature(db, id);
  const guard = givenCreature(db, id, { name: 'Guarda' });
  const agata = givenCharacter(db, id);
  const encounter = givenEncounter(db, id, {
    pieces: [
      { ...PLAIN_PIECE, creatureId: thug.id, quantity: 3 },
      { ...PLAIN_PIECE, creatureId: guard.id, quantity: 1, side: 'ally', surprised: true },
      { ...PLAIN_PIECE, creatureId: thug.id, quantity: 1, surprised: true },
    ],
    party: [agata.id],
    objects: [
      { name: 'Porta', quantity: 2, size: 'large', meters: null, material: 'wood', moving: false },
      { name: 'Carroça', quantity: 1, size: null, meters: 3.5, material: 'wood', moving: true },
    ],
  });
  return { db, id, thug, encounter };
}

describe('encounters', () => {
  it('are given back with pieces, party and objects in their order', () => {
    const { db, id, encounter } = scene();
    expect(listEncounters(db, id)).toEqual([encounter]);
  });

  it('change as a whole; one named twice takes part once', () => {
    const { db, encounter } = scene();
    const [agata = ''] = encounter.party;
    storeEncounter(db, { ...encounter, name: 'Outra', pieces: [], party: [agata, agata] });
    expect(findEncounter(db, encounter.id)).toEqual({
      ...encounter,
      name: 'Outra',
      pieces: [],
      party: [agata],
    });
  });

  it('leave out a removed creature, and have it in its place when it is back', () => {
    const { db, thug, encounter } = scene();
    removeCreature(db, thug.id, AT);
    expect(findEncounter(db, encounter.id)?.pieces.map(({ side }) => side)).toEqual(['ally']);
    restoreCreature(db, thug.id);
    expect(findEncounter(db, encounter.id)).toEqual(encounter);
  });

  it('come back whole after being removed', async () => {
    const { db, id, encounter } = scene();
    removeEncounter(db, encounter.id, AT);
    expect(listEncounters(db, id)).toEqual([]);
    expect(restoreEncounter(db, encounter.id)).toEqual(encounter);
    expect((await refusalOf(() => restoreEncounter(db, 'unknown'))).code).toBe('NOT_FOUND');
  });
});
