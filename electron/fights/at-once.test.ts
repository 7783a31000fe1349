import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shownName } from '#shared/combat/names.ts';
import { PLAIN_PIECE } from '#shared/records/encounter.ts';
import { SYSTEMS } from '#shared/rules/registry.ts';
import { givenCampaign, givenCharacter, givenCreature, givenEncounter } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';
import { listEncounters } from '#electron/store/encounters.ts';
import { listCreatures, removeCreature } from '#electron/store/creatures.ts';
import { givePicture, pictureOf } from '#electron/store/pictures/pictures.ts';
import { NOW } from '#electron/testing/temp-store.ts';
import { aPicture } from '#shared/pictures/testing/a-picture.ts';
import { encounterOfFight } from './encounter-of-fight.ts';

describe.each(SYSTEMS.map(({ id }) => id))('a fight from nothing in %s', (system) => {
  function atOnce() {
    const { db, fights } = tempServices();
    const { id: campaignId } = givenCampaign(db, { system });
    const { id: hero } = givenCharacter(db, campaignId);
    const { id: goblin } = givenCreature(db, campaignId, { name: 'Goblin', hp: 7 });
    const request = {
      ...{ requestId: randomUUID(), campaignId, sessionId: null, name: '3 Goblin, 2 Capanga' },
      party: [hero],
      pieces: [{ ...PLAIN_PIECE, creatureId: goblin, quantity: 3 }],
      improvised: [
        { name: 'Capanga', hp: 12, quantity: 2, side: 'foe' as const, labels: 'numbers' as const },
      ],
    };
    return { db, fights, campaignId, hero, goblin, request };
  }

  it('has the party, the creatures and those of a name and points, and no encounter behind it', () => {
    const { db, fights, campaignId, request } = atOnce();
    const { combat, state } = fights.startAtOnce(request);
    expect(combat).toMatchObject({ name: '3 Goblin, 2 Capanga', encounterId: null, status: 'setup' });
    expect(state.combatants.map((one) => `${shownName(one, 'pt-BR')} ${one.hp.max}`)).toEqual([
      ...['Ágata 25', 'Goblin 1 7', 'Goblin 2 7', 'Goblin 3 7', 'Capanga 1 12', 'Capanga 2 12'],
    ]);
    expect(fights.startAtOnce(request).combat.id).toBe(combat.id);
    expect(listEncounters(db, campaignId)).toEqual([]);
  });

  it('makes an encounter of those who were brought in, never of what became of them', () => {
    const { db, fights, campaignId, hero, goblin, request } = atOnce();
    const { combat, count } = fights.startAtOnce(request);
    const play = (after: number, command: Parameters<typeof fights.command>[0]['command']) =>
      fights.command({ combatId: combat.id, after, command, typed: {} });
    play(count, { type: 'ruling', target: 'c1', points: 1 });
    play(1, { type: 'ruling', target: 'c2', points: 0 });
    play(2, { type: 'remove-combatant', combatant: 'c3' });
    const wolf = { id: 'w', name: 'Lobo', side: 'ally', hp: { current: 4, max: 6 }, hidden: true } as const;
    play(3, { type: 'add-combatant', combatant: wolf });
    const { encounter, creatures } = encounterOfFight(db, combat.id);
    const named = new Map(listCreatures(db, campaignId).map(({ id, name, hp }) => [id, `${name} ${hp}`]));
    expect(
      encounter.pieces.map(({ creatureId, quantity }) => `${quantity} ${named.get(creatureId)}`),
    ).toEqual([...['3 Goblin 7', '2 Capanga 12', '1 Lobo 6']]);
    expect(encounter.pieces.at(-1)).toMatchObject({ side: 'ally', hidden: true, wave: 1 });
    expect(encounter.pieces[0]?.creatureId).toBe(goblin);
    expect(encounter.party).toEqual([hero]);
    expect(creatures.map(({ name }) => name)).toEqual(['Capanga', 'Lobo']);
    const again = encounterOfFight(db, combat.id);
    expect(again.encounter.name).toBe('3 Goblin, 2 Capanga (2)');
    expect(again.creatures).toEqual([]);
  });
});

it('keeps waves, and calls those added in a round a wave of that round', () => {
  const { db, fights } = tempServices();
  const { id: campaignId } = givenCampaign(db);
  const { id: creatureId } = givenCreature(db, campaignId);
  const piece = { ...PLAIN_PIECE, creatureId, quantity: 1, labels: 'letters' as const };
  const { id: encounterId } = givenEncounter(db, campaignId, {
    notes: 'Chove.',
    pieces: [
      { ...piece, surprised: true, notes: 'foge' },
      { ...piece, quantity: 2, wave: 3 },
    ],
  });
  const { combat } = fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
  const play = (after: number, command: Parameters<typeof fights.command>[0]['command']) =>
    fights.command({ combatId: combat.id, after, command, typed: {} });
  play(0, { type: 'start' });
  play(1, { type: 'next-turn' });
  const added = { id: 'n', name: 'Urso', side: 'foe', hp: { current: 9, max: 9 } } as const;
  play(2, { type: 'add-combatant', combatant: added });
  play(3, { type: 'undo' });
  play(4, { type: 'add-combatant', combatant: { ...added, id: 'm' } });
  play(5, { type: 'add-combatant', combatant: { ...added, id: 'trap', kind: 'entry' } });
  const { encounter } = encounterOfFight(db, combat.id);
  const round = fights.open(combat.id).state.round;
  expect(
    encounter.pieces.map(({ quantity, wave, surprised, labels, notes }) => ({
      quantity,
      wave,
      surprised,
      labels,
      notes,
    })),
  ).toEqual([
    { quantity: 1, wave: 1, surprised: true, labels: 'letters', notes: 'foge' },
    { quantity: 2, wave: 3, surprised: false, labels: 'letters', notes: '' },
    { quantity: 1, wave: round, surprised: false, labels: 'numbers', notes: '' },
  ]);
  expect(encounter.notes).toBe('Chove.');
});

it('has the picture of its scene, and those of creatures taken out of the bestiary since', () => {
  const { db, fights } = tempServices();
  const { id: campaignId } = givenCampaign(db);
  const { id: creatureId } = givenCreature(db, campaignId);
  const { id: encounterId } = givenEncounter(db, campaignId, {
    pieces: [{ ...PLAIN_PIECE, creatureId, quantity: 2 }],
  });
  const bytes = { large: aPicture(), small: aPicture() };
  const scene = givePicture(db, { kind: 'encounter', id: encounterId }, bytes).picture;
  const portrait = givePicture(db, { kind: 'creature', id: creatureId }, bytes).picture;
  const { combat } = fights.start({ requestId: randomUUID(), encounterId, sessionId: null });
  removeCreature(db, creatureId, NOW.toISOString());
  const { encounter, creatures } = encounterOfFight(db, combat.id);
  expect(pictureOf(db, { kind: 'encounter', id: encounter.id })).toBe(scene);
  expect(creatures.map(({ id }) => pictureOf(db, { kind: 'creature', id }))).toEqual([portrait]);
});
