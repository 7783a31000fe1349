import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HeroesCommand } from '#shared/rules/heroes-d20/commands.ts';
import { fightOf } from '#shared/rules/heroes-d20/fight.ts';
import { ownMaterials, ownSizes } from '#electron/store/objects/own-object-rows.ts';
import { refusalOf } from '#electron/testing/refusal.ts';
import { givenCampaign, givenEncounter } from '#electron/testing/rows.ts';
import { tempServices } from '#electron/testing/temp-services.ts';

const door = { name: 'Porta', quantity: 2, size: 'large', meters: null, material: 'wood', moving: false };

describe('objects of an encounter in its fight', () => {
  it('O1 O2 O4 O6 come with the figures of the campaign’s own tables, kept apart, and stay through a reset', () => {
    const { db, fights } = tempServices();
    const { id } = givenCampaign(db);
    const own = { position: 0, hidden: false };
    ownMaterials.put(db, id, { ...own, id: 'wood', name: { plain: 'Pinho' }, bonus: 1, damageReduction: 3 });
    ownSizes.put(db, id, { ...own, id: 'big', name: { plain: 'Vão' }, maxMeters: 4, modifier: 5 });
    const cart = { ...door, name: 'Carroça', quantity: 1, size: null, meters: 3.5, moving: true };
    const encounter = givenEncounter(db, id, { objects: [door, cart] });
    const request = { requestId: randomUUID(), encounterId: encounter.id, sessionId: null };
    const { combat, state } = fights.start(request);
    const wanted = [
      { id: 'o1', name: 'Porta 1', size: 'large', difficulty: 19, hitPoints: 80, damageReduction: 3 },
      { id: 'o2', name: 'Porta 2', difficulty: 19 },
      { id: 'o3', name: 'Carroça', size: 'Vão', difficulty: 26, hitPoints: 100, moving: true },
    ];
    expect(fightOf(state).objects).toMatchObject(wanted);
    const send = (after: number, command: HeroesCommand) =>
      fights.command({ combatId: combat.id, after, command, typed: {} });
    send(0, { type: 'remove-object', object: 'o1' });
    send(1, { type: 'reset' });
    expect(fightOf(fights.open(combat.id).state).objects).toMatchObject(wanted);
  });

  it('are left out where the system doesn’t count them', () => {
    const { db, fights } = tempServices();
    const { id } = givenCampaign(db, { system: 'cairn' });
    const encounter = givenEncounter(db, id, { objects: [door] });
    const { state } = fights.start({ requestId: randomUUID(), encounterId: encounter.id, sessionId: null });
    expect(state.own).toEqual({});
  });

  it('without a row of the tables nothing starts, and the words name the object', async () => {
    const { db, fights } = tempServices();
    const { id } = givenCampaign(db);
    const { id: encounterId } = givenEncounter(db, id, { objects: [{ ...door, material: 'gone' }] });
    const refusal = await refusalOf(() =>
      fights.start({ requestId: randomUUID(), encounterId, sessionId: null }),
    );
    expect(refusal).toMatchObject({ code: 'NOT_FOUND', path: 'encounterId' });
    expect(refusal.words).toContain('“Porta”');
  });
});
