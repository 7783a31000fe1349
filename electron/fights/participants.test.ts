import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { givenCampaign, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';

it.each([
  ['heroes-d20', true],
  ['cairn', false],
])('those of an encounter in %s may be caught unaware: %s', (system, surprise) => {
  const { db, fights } = tempServices();
  const { id } = givenCampaign(db, { system });
  const { id: creatureId } = givenCreature(db, id, { name: 'Lobo', hp: 5 });
  const wolf = { ...PLAIN_PIECE, creatureId, quantity: 1, surprised: true };
  const pieces = [wolf, { ...wolf, wave: 2 }];
  const { id: encounterId } = givenEncounter(db, id, { pieces });
  const { surprised, state } = fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
  expect(surprised).toEqual(surprise ? ['c1'] : []);
  expect(state.reserves.map((one) => one.surprised)).toEqual([surprise]);
});
